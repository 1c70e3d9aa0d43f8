// SPDX-License-Identifier: GPL-3.0-or-later
#include "sluice.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

#include "exact/exponential.hpp"
#include "prior/information.hpp"
#include "protocol/protocol.hpp"

namespace sluice {
namespace {

template <class Entries>
std::string names_of(const Entries& entries) {
  std::string names;
  for (const auto& entry : entries) {
    if (!names.empty()) names += ", ";
    names += entry.name;
  }
  return names;
}

Failure unknown(std::string_view kind, std::string_view name, const std::string& known) {
  return {Status::bad_request, "There is no " + std::string(kind) + " \"" + std::string(name) + "\".",
          "Choose one of: " + known + "."};
}

std::optional<Failure> check_level(double epsilon) {
  if (epsilon >= 0 && std::isfinite(epsilon)) return std::nullopt;
  return Failure{Status::bad_request, "Epsilon must be a finite number of at least 0.",
                 "Choose an epsilon such as 0.5."};
}

// Linear programs in doubles cannot prove less.
constexpr double kLeastGap = 1e-9;

std::optional<Failure> check_search(const SearchOptions& search) {
  if (search.gap >= kLeastGap && search.seconds >= 0) return std::nullopt;
  return Failure{Status::bad_request,
                 "The gap of a search must be at least 1e-9 nats, its time at least 0 seconds.",
                 "Choose a gap such as 1e-6 and a time such as 30 seconds."};
}

// Rows of more entries than this take hundreds of megabytes, and minutes to verify.
constexpr Index kMostRowEntries = 4'000'000;

std::optional<Failure> check_size(const Notion& notion, const Prior& prior) {
  if (notion.comparison_count(prior.secrets()) * prior.categories() <= kMostRowEntries) return std::nullopt;
  return Failure{Status::too_large,
                 std::to_string(prior.secrets()) + " categories of \"" + prior.secret.name + "\" and " +
                     std::to_string(prior.categories()) + " of \"" + prior.data.name +
                     "\" are too many for this guarantee.",
                 "Merge categories, or choose another guarantee."};
}

/// What was asked for, all of it checked.
struct Question {
  const Prior& prior;
  const Notion& notion;
  double epsilon;
  std::chrono::steady_clock::time_point start;
};

/// Whether doubles are near enough to a channel to be made one.
bool is_channel(const Channel& channel) {
  return channel.allFinite() && channel.minCoeff() >= 0 && channel.rowwise().sum().isOnes(1e-9);
}

Failure no_channel() {
  return {Status::solver_failed, "The computation did not arrive at a channel.",
          "Try a slightly different epsilon, or merge rare categories."};
}

/// The only way from doubles to a design: what a search has in the end, and what it has in the middle.
Result<Design> certified_design(const Question& question, const Proposal& proposal) {
  const auto& [prior, notion, epsilon, start] = question;
  if (!is_channel(proposal.channel)) return no_channel();
  Certified certified = certify(prior, notion, epsilon, proposal.channel);
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;

  Design design{prior, std::move(certified), {}, 0, proposal.upper_bound, 0, {}, 0};
  design.channel = probabilities(design.certified.weights);
  design.mutual_information = mutual_information(data_and_report(prior, design.channel));
  design.secret_information = mutual_information(secret_and_report(prior, design.channel));
  design.leakage = leakage_under_all(prior, design.channel);
  design.seconds = elapsed.count();
  return design;
}

/// What has been told of a search, by whichever copy of its options.
struct Told {
  double lower = 0;
  double upper = std::numeric_limits<double>::infinity();
};

/// Lets `watch` see what the search by `search` has come to.
void tell(const Question& question, const Watch& watch, Told& told, SearchOptions& search) {
  search.keep_going = [&question, &watch, &told, inner = search.keep_going](const SearchProgress& progress) {
    if (inner && !inner(progress)) return false;
    told.upper = std::min(told.upper, progress.upper);
    told.lower = std::min(std::max(told.lower, progress.lower), told.upper);
    return watch({told.lower, told.upper, [&]() -> Result<Design> {
                    auto channel = progress.channel();
                    if (!channel) return channel.failure();
                    auto made = certified_design(question, {std::move(*channel), told.upper});
                    if (made) told.lower = std::max(told.lower, made->mutual_information);
                    return made;
                  }});
  };
}

bool rows_sum_up(const Weights& weights) {
  for (Index x = 0; x < weights.rows(); ++x) {
    std::uint64_t left = kRowSum;
    for (Index y = 0; y < weights.cols(); ++y) {
      if (weights(x, y) > left) return false;
      left -= weights(x, y);
    }
    if (left != 0) return false;
  }
  return true;
}

/// 1 <= bound <= e^epsilon, or rather <= what `certify` would publish.
bool bound_fits(const Bound<Integer>& bound, double epsilon) {
  const Bound<Integer> limit = exponential_from_below(epsilon);
  return bound.denominator > 0 && bound.numerator >= bound.denominator &&
         bound.numerator * limit.denominator <= limit.numerator * bound.denominator;
}

}  // namespace

std::vector<NamedLeakage> leakage_under_all(const Prior& prior, const Channel& channel) {
  std::vector<NamedLeakage> all;
  for (const Notion& notion : notions()) all.push_back({notion.name, notion.leakage(prior, channel)});
  return all;
}

Result<Design> design(const DesignRequest& request, const Watch& watch) {
  const Notion* notion = find_notion(request.notion);
  if (notion == nullptr) return unknown("guarantee", request.notion, names_of(notions()));
  const Protocol* protocol = find_protocol(request.protocol);
  if (protocol == nullptr) return unknown("protocol", request.protocol, names_of(protocols()));
  if (auto failure = check_level(request.epsilon)) return *failure;
  if (auto failure = check_search(request.search)) return *failure;
  auto prior = make_prior(request.table);
  if (!prior) return prior.failure();

  if (auto failure = check_size(*notion, *prior)) return *failure;

  const Question question{*prior, *notion, request.epsilon, std::chrono::steady_clock::now()};
  SearchOptions search = request.search;
  Told told;
  if (watch) tell(question, watch, told, search);
  const auto proposal = protocol->propose(*prior, *notion, request.epsilon, search);
  if (!proposal) return proposal.failure();
  return certified_design(question, *proposal);
}

Result<Audit> audit(const Prior& prior, std::string_view notion_name, double epsilon,
                    const Bound<Integer>& bound, const Weights& weights) {
  const Notion* notion = find_notion(notion_name);
  if (notion == nullptr) return unknown("guarantee", notion_name, names_of(notions()));
  if (auto failure = check_level(epsilon)) return *failure;
  if (weights.rows() != prior.categories() || weights.cols() == 0) {
    return Failure{Status::bad_protocol,
                   "The channel has " + std::to_string(weights.rows()) + " rows, but the prior has " +
                       std::to_string(prior.categories()) + " categories of \"" + prior.data.name +
                       "\" that occur.",
                   "Use the protocol file as it was made."};
  }
  if (auto failure = check_size(*notion, prior)) return *failure;
  // The guarantee speaks of every secret that is named; of one that never occurs nothing can be promised.
  if (!prior.dropped_secret.empty() || !prior.dropped_data.empty()) {
    return Failure{Status::bad_protocol, "The joint table has a category that never occurs.",
                   "Leave out categories of weight 0."};
  }
  Audit audit;
  if (!rows_sum_up(weights)) {
    return Failure{Status::bad_protocol, "The weights of a row do not sum to 2^62.",
                   "Use the protocol file as it was made."};
  }
  if (!bound_fits(bound, epsilon)) {
    audit.reason = "The stated bound does not lie between 1 and e^epsilon.";
  } else if (!is_certified(prior, *notion, bound, weights)) {
    audit.reason = "The channel exceeds the stated bound.";
  } else {
    audit.holds = true;
  }
  const Channel channel = probabilities(weights);
  audit.mutual_information = mutual_information(data_and_report(prior, channel));
  audit.secret_information = mutual_information(secret_and_report(prior, channel));
  audit.leakage = leakage_under_all(prior, channel);
  return audit;
}

}  // namespace sluice
