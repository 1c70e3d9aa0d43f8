// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include "checks.hpp"
#include "exact/marks.hpp"
#include "figures.hpp"
#include "guarantee/profile_edges.hpp"
#include "prior/confidence.hpp"
#include "sluice.hpp"

namespace sluice {
namespace {

// Reports that are sets are written out as a channel with so many columns, and no more.
constexpr Index kMostExpanded = 10;

/// 1 <= bound <= e^level for each, or rather <= what `certify` would publish.
bool bounds_fit(const Bounds<Integer>& bounds, const Bounds<Integer>& limits) {
  return std::ranges::equal(bounds, limits, [](const Bound<Integer>& bound, const Bound<Integer>& limit) {
    return bound.denominator > 0 && bound.numerator >= bound.denominator &&
           bound.numerator * limit.denominator <= limit.numerator * bound.denominator;
  });
}

/// The notion that a claim is about, with its parameters.
Result<Notion> notion_of(const Prior& prior, const Claim& claim) {
  const Notion* named = find_notion(claim.notion);
  if (named == nullptr) return unknown("guarantee", claim.notion, notions());
  auto notion = notion_for(*named, claim.parameters, prior, claim.sees_secret);
  if (!notion) return notion;
  if (notion->sees == Sees::pairs && !claim.sees_secret) {
    return Failure{Status::bad_protocol,
                   "The guarantee is for channels that see the secret, which this one does not.",
                   "Use the protocol file as it was made."};
  }
  if (auto failure = check_level(claim.epsilon)) return *failure;
  return notion;
}

Failure wrong_shape(Index inputs, const Prior& seen) {
  return {Status::bad_protocol,
          "The channel has " + std::to_string(inputs) + " rows, but the prior has " +
              std::to_string(seen.categories()) + " inputs.",
          "Use the protocol file as it was made."};
}

/// Whether a channel with so many inputs and a prior fit together, and can be checked at all.
std::optional<Failure> check_shape(const Notion& notion, const Prior& prior, const Prior& seen,
                                   Index inputs) {
  if (inputs != seen.categories()) return wrong_shape(inputs, seen);
  if (auto failure = check_size(notion, seen)) return failure;
  // The guarantee speaks of every secret that is named; of one that never occurs nothing can be promised.
  if (prior.dropped_secret.empty() && prior.dropped_data.empty()) return std::nullopt;
  return Failure{Status::bad_protocol, "The joint table has a category that never occurs.",
                 "Leave out categories of weight 0."};
}

/// Whether what is released keeps what is stated of it, exactly.
template <class Released>
Audit verdict(const Claim& claim, const Notion& notion, const Prior& seen, const Released& released) {
  Audit audit;
  if (claim.levels != notion.levels(seen)) {
    audit.reason = "The stated bounds are not for the levels of this guarantee.";
    return audit;
  }
  if (!bounds_fit(claim.bounds, published_bounds(seen, notion, claim.epsilon))) {
    audit.reason = "The stated bound does not lie between 1 and e^epsilon.";
    return audit;
  }
  audit.worst = verify(seen, notion, claim.bounds, released);
  audit.holds = is_within(audit.worst, claim.bounds);
  if (!audit.holds) {
    audit.reason = "The channel exceeds the stated bound.";
  } else if (audit.worst) {
    audit.slack = slack(*audit.worst, claim.bounds);
  }
  return audit;
}

/// The notion of a claim about such a channel, where everything fits together.
Result<Notion> fitting(const Prior& prior, const Claim& claim, const Weights& weights) {
  auto notion = notion_of(prior, claim);
  if (!notion) return notion;
  const Prior seen = seen_by(prior, claim.sees_secret);
  if (weights.cols() == 0) return wrong_shape(weights.rows(), seen);
  if (auto failure = check_shape(*notion, prior, seen, weights.rows())) return *failure;
  if (auto failure = check_rows(weights)) return *failure;
  return notion;
}

Result<Notion> fitting(const Prior& prior, const Claim& claim, const Marks& marks) {
  auto notion = notion_of(prior, claim);
  if (!notion) return notion;
  if (auto failure = check_shape(*notion, prior, prior, marks.categories)) return *failure;
  if (auto failure = check_marks(marks)) return *failure;
  if (claim.sees_secret) {
    return Failure{Status::bad_protocol, "The marks are not those of a channel that sees the data only.",
                   "Use the protocol file as it was made."};
  }
  return notion;
}

/// The worst case of a channel that has been found to fit its claim.
Result<WorstCase> worst_of(const Notion& own, const Prior& prior, bool sees_secret, const Channel& channel,
                           double alpha) {
  if (!(prior.weights.total >= 1)) {
    return Failure{Status::bad_request, "A sample counts one person at least.",
                   "Give the table in numbers of people."};
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

}  // namespace

Result<Audit> audit(const Prior& prior, const Claim& claim, const Weights& weights) {
  const auto notion = fitting(prior, claim, weights);
  if (!notion) return notion.failure();
  const Prior seen = seen_by(prior, claim.sees_secret);
  Audit audit = verdict(claim, *notion, seen, weights);
  const Channel channel = probabilities(weights);
  tell_figures(audit, figures_of(*notion, prior, claim.sees_secret, channel));
  audit.identification = identification(prior, channel);
  if (notion->parameter == Parameter::neighbours) audit.edges = profile::edge_levels(*notion, seen, channel);
  return audit;
}

Result<Audit> audit(const Prior& prior, const Claim& claim, const Marks& marks) {
  const auto notion = fitting(prior, claim, marks);
  if (!notion) return notion.failure();
  Audit audit = verdict(claim, *notion, prior, marks);
  tell_figures(audit, figures_of(*notion, prior, marks));
  audit.identification = identification(prior, mark_chances(marks));
  return audit;
}

Result<WorstCase> worst_case(const Prior& prior, const Claim& claim, const Weights& weights, double alpha) {
  const auto notion = fitting(prior, claim, weights);
  if (!notion) return notion.failure();
  return worst_of(*notion, prior, claim.sees_secret, probabilities(weights), alpha);
}

Result<WorstCase> worst_case(const Prior& prior, const Claim& claim, const Marks& marks, double alpha) {
  const auto notion = fitting(prior, claim, marks);
  if (!notion) return notion.failure();
  if (marks.categories > kMostExpanded) {
    return Failure{Status::too_large, "There are too many sets of marks to go through for their worst case.",
                   "Merge categories, or use another protocol."};
  }
  return worst_of(*notion, prior, false, expanded(marks), alpha);
}

}  // namespace sluice
