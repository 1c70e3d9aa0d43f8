// SPDX-License-Identifier: GPL-3.0-or-later
/// The calls that cross the boundary: records in, records out. None of them throws.
#pragma once

#include <algorithm>
#include <exception>

#include "exact/sample.hpp"
#include "prior/information.hpp"
#include "protocol/protocol.hpp"
#include "records.hpp"
#include "watcher.hpp"

namespace sluice::js {

inline JointTable table_of(const Table& table) {
  auto secret = strings_from(table.secret_categories);
  auto data = strings_from(table.data_categories);
  auto weights = matrix_of<double>(table.weights, secret.size(), data.size());
  return {{table.secret_name, std::move(secret)}, {table.data_name, std::move(data)}, std::move(weights)};
}

/// What `call` gives, or why it gives nothing. The core reports failures as values; what is thrown all the
/// same is the want of memory.
template <class Record, class Call>
Record answer(Call&& call) {
  Record failed;
  try {
    Result<Record> result = call();
    if (result) return std::move(*result);
    failed.outcome = Outcome(result.failure());
  } catch (const std::exception&) {
    failed.outcome = Outcome({Status::too_large, "The computation ran out of memory.",
                              "Merge rare categories, or use another protocol."});
  }
  return failed;
}

inline Summary summary_of(const Prior& prior) {
  Summary summary;
  const auto& p = prior.probabilities;
  const Index a = prior.categories();
  summary.secret_categories = strings_of(prior.secret.categories);
  summary.data_categories = strings_of(prior.data.categories);
  summary.dropped_secret = strings_of(prior.dropped_secret);
  summary.dropped_data = strings_of(prior.dropped_data);
  summary.total = prior.weights.total;
  summary.prior = array_of(prior.weights.cells);
  summary.secret_distribution = array_of(p.secret);
  summary.data_distribution = array_of(p.data);
  summary.secret_entropy = entropy(p.secret);
  summary.data_entropy = entropy(p.data);
  summary.mutual_information = mutual_information(p.cells);
  summary.release_level = levels_of(leakage_under_all(prior, Channel::Identity(a, a)));
  return summary;
}

inline Summary describe(const Table& table) {
  return answer<Summary>([&]() -> Result<Summary> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    return summary_of(*prior);
  });
}

inline Plan plan_of(const Design& design) {
  const Matrix<double> with_data = data_and_report(design.prior, design.channel);
  const Vector<double> reports = with_data.colwise().sum();
  Plan plan;
  plan.prior = summary_of(design.prior);
  plan.bound_numerator = digits_of(design.certified.bound.numerator);
  plan.bound_denominator = digits_of(design.certified.bound.denominator);
  plan.weights = array_of(design.certified.weights);
  plan.channel = array_of(design.channel);
  plan.report_distribution = array_of(reports);
  plan.secret_posterior = array_of(posterior_of_rows(secret_and_report(design.prior, design.channel)));
  plan.data_posterior = array_of(posterior_of_rows(with_data));
  plan.mutual_information = design.mutual_information;
  plan.upper_bound = maybe(design.upper_bound);
  plan.secret_information = design.secret_information;
  plan.leakage = levels_of(design.leakage);
  plan.seconds = design.seconds;
  return plan;
}

inline Result<SearchOptions> options_of(const Search& search) {
  SearchOptions options;
  if (search.method == "vertices") {
    options.method = Method::vertices;
  } else if (search.method == "columns") {
    options.method = Method::columns;
  } else if (!search.method.empty()) {
    return Failure{Status::bad_request, "There is no method \"" + search.method + "\".",
                   "Choose one of: vertices, columns; or none, and it is chosen by size."};
  }
  options.gap = search.gap;
  options.seconds = search.seconds;
  return options;
}

inline Plan design_for(const Table& table, const std::string& notion, double epsilon,
                       const std::string& protocol, const Search& search, const OnProgress& on_progress) {
  return answer<Plan>([&]() -> Result<Plan> {
    auto options = options_of(search);
    if (!options) return options.failure();
    const Watch watch = on_progress.isUndefined() ? Watch() : Watch(Watcher(on_progress, plan_of));
    const auto found = design({table_of(table), notion, epsilon, protocol, std::move(*options)}, watch);
    if (!found) return found.failure();
    return plan_of(*found);
  });
}

inline SearchMemory memory_from(const Memory& memory) {
  const auto prices = numbers_of<double>(memory.prices);
  const auto cells = numbers_of<double>(memory.posteriors);
  SearchMemory result;
  result.prices = Eigen::Map<const Vector<double>>(prices.data(), static_cast<Index>(prices.size()));
  for (std::size_t at = 0; !prices.empty() && at + prices.size() <= cells.size(); at += prices.size()) {
    result.posteriors.emplace_back(Eigen::Map<const Vector<double>>(&cells[at], result.prices.size()));
  }
  result.nodes = static_cast<std::uint64_t>(std::clamp(memory.nodes, 0.0, 1e9));
  return result;
}

inline Memory memory_of(const SearchMemory& memory) {
  Matrix<double> posteriors(static_cast<Index>(memory.posteriors.size()), memory.prices.size());
  for (Index i = 0; i < posteriors.rows(); ++i) {
    posteriors.row(i) = memory.posteriors[static_cast<std::size_t>(i)].transpose();
  }
  return {array_of(posteriors), array_of(memory.prices), static_cast<double>(memory.nodes)};
}

/// The utility of a design, found faster with what a neighbouring level has left.
inline Point point_for(const Table& table, const std::string& notion, double epsilon,
                       const std::string& protocol, const Search& search, const Memory& memory) {
  return answer<Point>([&]() -> Result<Point> {
    auto options = options_of(search);
    if (!options) return options.failure();
    SearchMemory kept = memory_from(memory);
    options->memory = &kept;
    const auto found = design({table_of(table), notion, epsilon, protocol, std::move(*options)});
    if (!found) return found.failure();
    Point point;
    point.mutual_information = found->mutual_information;
    point.memory = memory_of(kept);
    return point;
  });
}

inline Verdict audit_claim(const Table& table, const Claim& claim) {
  return answer<Verdict>([&]() -> Result<Verdict> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    const auto found = audit(*prior, claim.notion, claim.epsilon,
                             {integer_of(claim.bound_numerator), integer_of(claim.bound_denominator)},
                             matrix_of<std::uint64_t>(claim.weights, claim.rows, claim.columns));
    if (!found) return found.failure();
    Verdict verdict;
    verdict.holds = found->holds;
    verdict.reason = found->reason;
    verdict.mutual_information = found->mutual_information;
    verdict.secret_information = found->secret_information;
    verdict.leakage = levels_of(found->leakage);
    return verdict;
  });
}

inline Draws sample_reports(const BigUint64Array& weights, std::uint32_t rows, std::uint32_t columns,
                            const Uint32Array& inputs) {
  return answer<Draws>([&]() -> Result<Draws> {
    const auto answers = numbers_of<std::uint32_t>(inputs);
    const auto found = sample(matrix_of<std::uint64_t>(weights, rows, columns), answers, platform_entropy);
    if (!found) return found.failure();
    Draws draws;
    draws.reports = array_of(found->data(), static_cast<Index>(found->size()));
    return draws;
  });
}

/// P(data | report) as integer weights, reports x data, under the prior of the table.
inline BigUint64Array value_weights(const Table& table, const BigUint64Array& weights,
                                    std::uint32_t columns) {
  const Joint<double> joint(table_of(table).weights);
  const auto rows = static_cast<std::size_t>(joint.data.size());
  const auto channel = probabilities(matrix_of<std::uint64_t>(weights, rows, columns));
  const Matrix<double> with_report = (joint.data / joint.total).asDiagonal() * channel;
  return array_of(quantise(posterior_of_rows(with_report)));
}

inline Strings notion_names() {
  std::vector<std::string> names;
  for (const auto& notion : notions()) names.emplace_back(notion.name);
  return strings_of(names);
}

inline Strings protocol_names() {
  std::vector<std::string> names;
  for (const auto& protocol : protocols()) names.emplace_back(protocol.name);
  return strings_of(names);
}

}  // namespace sluice::js
