// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <variant>

#include "design/design_texts.hpp"
#include "design/figures.hpp"
#include "design/sluice.hpp"
#include "exact/checks.hpp"
#include "exact/marks.hpp"
#include "guarantee/profile_edges.hpp"
#include "prior/confidence.hpp"
#include "prior/inputs.hpp"

namespace sluice {
namespace {

// Reports that are sets are written out as a channel with so many columns, and no more.
constexpr Index kMostExpanded = 10;

/// The worst case of a channel that has been found to fit its claim.
Result<WorstCase> worst_of(const Notion& own, const Prior& prior, bool sees_secret, const Channel& channel,
                           double alpha) {
  if (!(prior.weights.total >= 1)) {
    return fail(texts::kAudit.sample_of_nobody);
  }
  const auto set = confidence_set(prior.weights.cells, prior.weights.total, alpha);
  if (!set) return set.failure();
  WorstCase worst{prior.weights.total, worst_ldp(prior, *set, channel)};
  std::vector<Notion> told = notions_without_parameter(prior, sees_secret);
  if (std::ranges::find(told, own.name, &Notion::name) == told.end()) told.push_back(own);
  for (const Notion& notion : told) {
    worst.levels.push_back({notion.name, worst_level(prior, *set, notion, channel, worst.ldp)});
  }
  return worst;
}

GuessLeakage guess_leakage(const Matrix<double>& joint) {
  return {maximal_leakage(joint), sibson_information(joint, kSibsonOrder)};
}

GuessLeakages guess_leakages(const Prior& prior, const Channel& channel) {
  return {guess_leakage(secret_and_report(prior, channel)), guess_leakage(data_and_report(prior, channel))};
}

Result<Audit> audit_of(const Prior& prior, const Claim& claim, const Weights& weights) {
  const auto notion = fitting(prior, claim, weights);
  if (!notion) return notion.failure();
  const Prior seen = seen_by(prior, claim.sees_secret);
  Audit audit{verdict(claim, *notion, seen, weights)};
  const Channel channel = probabilities(weights);
  tell_figures(audit, figures_of(*notion, prior, claim.sees_secret, channel));
  audit.guess_leakage = guess_leakages(prior, channel);
  audit.identification = identification(prior, channel);
  if (notion->parameter.shape == Shape::pairs_of_secrets)
    audit.edges = profile::edge_levels(*notion, seen, channel);
  return audit;
}

Result<Audit> audit_of(const Prior& prior, const Claim& claim, const Marks& marks) {
  const auto notion = fitting(prior, claim, marks);
  if (!notion) return notion.failure();
  Audit audit{verdict(claim, *notion, prior, marks)};
  tell_figures(audit, figures_of(*notion, prior, marks));
  if (marks.categories <= kMostExpanded) audit.guess_leakage = guess_leakages(prior, expanded(marks));
  audit.identification = identification(prior, mark_chances(marks));
  return audit;
}

Result<WorstCase> worst_case_of(const Prior& prior, const Claim& claim, const Weights& weights,
                                double alpha) {
  const auto notion = fitting(prior, claim, weights);
  if (!notion) return notion.failure();
  return worst_of(*notion, prior, claim.sees_secret, probabilities(weights), alpha);
}

Result<WorstCase> worst_case_of(const Prior& prior, const Claim& claim, const Marks& marks, double alpha) {
  const auto notion = fitting(prior, claim, marks);
  if (!notion) return notion.failure();
  if (marks.categories > kMostExpanded) {
    return fail(texts::kAudit.too_many_sets_of_marks);
  }
  return worst_of(*notion, prior, false, expanded(marks), alpha);
}

}  // namespace

Result<Audit> audit(const Prior& prior, const Claim& claim, const Released& channel) {
  return std::visit([&](const auto& one) { return audit_of(prior, claim, one); }, channel);
}

Result<WorstCase> worst_case(const Prior& prior, const Claim& claim, const Released& channel, double alpha) {
  return std::visit([&](const auto& one) { return worst_case_of(prior, claim, one, alpha); }, channel);
}

}  // namespace sluice
