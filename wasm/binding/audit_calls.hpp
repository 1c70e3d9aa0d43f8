// SPDX-License-Identifier: GPL-3.0-or-later
/// Calls about what is claimed of channels.
#pragma once

#include "call.hpp"
#include "given.hpp"
#include "guarantee/composition.hpp"
#include "posteriors.hpp"

namespace sluice::js {

inline Verdict audit_claim(const Table& table, const Claim& claim) {
  return answer<Verdict>([&]() -> Result<Verdict> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    const auto stated = claim_of(claim, table);
    const bool marks = !claim.other.empty();
    const auto found =
        marks ? audit(*prior, stated, marks_of(claim.rows, claim.other))
              : audit(*prior, stated, matrix_of<std::uint64_t>(claim.weights, claim.rows, claim.columns));
    if (!found) return found.failure();
    Verdict verdict;
    verdict.holds = found->holds;
    verdict.reason = found->reason;
    verdict.worst = ratio_of(found->worst, stated.levels, prior->attributes.cols(), marks);
    verdict.slack = digits_of(found->slack);
    verdict.mutual_information = found->mutual_information;
    verdict.secret_information = found->secret_information;
    verdict.information_error = found->information_error;
    verdict.leakage = levels_of(found->leakage, prior->attributes.cols(), marks);
    verdict.edges = edges_of(found->edges);
    tell(verdict, found->identification);
    return verdict;
  });
}

inline Worst worst_case_of(const Table& table, const Claim& claim, double alpha) {
  return answer<Worst>([&]() -> Result<Worst> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    const auto stated = claim_of(claim, table);
    const bool marks = !claim.other.empty();
    const auto found =
        marks ? worst_case(*prior, stated, marks_of(claim.rows, claim.other), alpha)
              : worst_case(*prior, stated, matrix_of<std::uint64_t>(claim.weights, claim.rows, claim.columns),
                           alpha);
    if (!found) return found.failure();
    Worst worst;
    worst.people = found->people;
    worst.levels = worst_levels_of(*found);
    worst.distribution = array_of(found->ldp.distribution);
    return worst;
  });
}

/// The polytope of the posteriors that a report may have.
inline Beliefs posteriors_of(const Table& table, const std::string& notion, double epsilon,
                             const NotionParameters& parameters) {
  return answer<Beliefs>([&]() -> Result<Beliefs> {
    const auto found = posteriors(table_of(table), notion, epsilon, parameters_of(parameters, table));
    if (!found) return found.failure();
    Beliefs beliefs;
    beliefs.data_categories = strings_of(found->prior.data.categories);
    beliefs.data_distribution = array_of(found->prior.probabilities.data);
    beliefs.vertices = array_of(found->vertices);
    beliefs.faces = faces_of(found->faces);
    return beliefs;
  });
}

inline Composed compose(const std::string& releases, const std::string& notion, const Float64Array& levels) {
  return answer<Composed>([&]() -> Result<Composed> {
    const auto found = composed_level(releases, notion, numbers_of<double>(levels));
    if (!found) return found.failure();
    Composed composed;
    composed.level = *found;
    return composed;
  });
}

/// What several channels with the table's inputs come to, each `{ weights, columns, other }` as in `Claim`.
inline Joined together(const Table& table, const Claim& claim, const Channels& channels) {
  return answer<Joined>([&]() -> Result<Joined> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    std::vector<Released> released;
    for (const val& channel : emscripten::vecFromJSArray<val>(channels)) {
      const auto other = channel["other"].as<std::string>();
      if (!other.empty()) {
        released.emplace_back(marks_of(claim.rows, other));
      } else {
        released.emplace_back(
            matrix_of<std::uint64_t>(channel["weights"], claim.rows, channel["columns"].as<std::uint32_t>()));
      }
    }
    const auto found = audit_together(*prior, claim.notion, claim.epsilon,
                                      parameters_of(claim.parameters, table), claim.sees_secret, released);
    if (!found) return found.failure();
    Joined joined;
    joined.holds = found->holds;
    joined.level = found->level;
    joined.worst = ratio_of(found->worst, found->levels, prior->attributes.cols(), false);
    return joined;
  });
}

}  // namespace sluice::js
