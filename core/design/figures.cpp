// SPDX-License-Identifier: GPL-3.0-or-later
#include "design/figures.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "exact/checks.hpp"
#include "exact/marks_guessing.hpp"
#include "exact/marks_information.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"

namespace sluice {
namespace {

/// The information that a channel keeps (nats): I(S,X;Y) if it is to keep the pair, otherwise I(X;Y).
double kept(const Prior& prior, const Notion& notion, bool sees_secret, const Channel& channel) {
  return mutual_information(notion.keeps_pair(sees_secret) ? pair_and_report(prior, channel)
                                                           : data_and_report(prior, channel));
}

/// Whether it needs no other parameter than the columns of the data, of which there are several.
bool is_of_attributes(const Notion& notion, const Prior& prior) {
  return notion.parameter.shape == Shape::attributes && prior.attributes.cols() > 1;
}

/// The level under a notion of a channel or of sets of marks.
using Measure = std::function<Leakage(const Notion&)>;

std::vector<NamedLeakage> leakage_of_all(const Prior& prior, bool sees_secret, const Measure& measure) {
  std::vector<NamedLeakage> all;
  for (const Notion& notion : notions_without_parameter(prior, sees_secret)) {
    all.push_back({notion.name, measure(notion)});
  }
  return all;
}

/// Under every notion without a parameter, and under the one that is promised.
std::vector<NamedLeakage> leakage_under(const Notion& promised, const Prior& prior, bool sees_secret,
                                        const Measure& measure) {
  auto all = leakage_of_all(prior, sees_secret, measure);
  const auto known = [&](const NamedLeakage& entry) { return entry.notion == promised.name; };
  if (std::ranges::none_of(all, known)) all.push_back({promised.name, measure(promised)});
  return all;
}

}  // namespace

std::vector<Notion> notions_without_parameter(const Prior& prior, bool sees_secret) {
  std::vector<Notion> own;
  const Prior seen = seen_by(prior, sees_secret);
  for (const Notion& notion : notions()) {
    // Files of version 1 are held to the notions that they list. So a later notion is listed only if it is
    // the one that is promised.
    const bool from_the_first = is_of_attributes(notion, prior) && notion.rests == Rests::known;
    if (notion.parameter.shape != Shape::none && !from_the_first) continue;
    if (sees_secret && notion.sees == Sees::data) continue;
    const auto with = notion.with({}, prior);
    if (with && fits(*with, seen)) own.push_back(*with);
  }
  return own;
}

Summary summary(const Prior& prior) {
  const Joint<double>& p = prior.probabilities;
  const Index a = prior.categories();
  const Channel identity = Channel::Identity(a, a);
  auto levels = leakage_under_all(prior, false, identity);
  for (const Notion& notion : notions()) {
    const auto is_it = [&](const NamedLeakage& told) { return told.notion == notion.name; };
    if (!is_of_attributes(notion, prior) || std::ranges::any_of(levels, is_it)) continue;
    const auto with = notion.with({}, prior);
    if (with && fits(*with, prior)) levels.push_back({notion.name, with->leakage(prior, identity)});
  }
  return {prior, entropy(p.secret), entropy(p.data), mutual_information(p.cells), std::move(levels)};
}

Figures figures_of(const Notion& notion, const Prior& prior, bool sees_secret, const Channel& channel) {
  const Prior seen = seen_by(prior, sees_secret);
  const Measure measure = [&](const Notion& other) { return other.leakage(seen, channel); };
  return {kept(prior, notion, sees_secret, channel),
          mutual_information(secret_and_report(prior, channel)),
          {},
          guess(data_and_report(prior, channel)),
          leakage_under(notion, prior, sees_secret, measure)};
}

Figures figures_of(const Notion& notion, const Prior& prior, const Marks& marks) {
  const MarksInformation found = information(prior, marks);
  const Measure measure = [&](const Notion& other) { return leakage(other, prior, marks); };
  const double error = std::max(found.data.error, found.secret.error);
  return {found.data.value, found.secret.value, error > 0 ? std::optional(error) : std::nullopt,
          guess(prior, marks), leakage_under(notion, prior, false, measure)};
}

std::vector<NamedLeakage> leakage_under_all(const Prior& prior, bool sees_secret, const Channel& channel) {
  const Prior seen = seen_by(prior, sees_secret);
  return leakage_of_all(prior, sees_secret,
                        [&](const Notion& notion) { return notion.leakage(seen, channel); });
}

}  // namespace sluice
