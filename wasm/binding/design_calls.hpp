// SPDX-License-Identifier: GPL-3.0-or-later
/// Calls about a table, and the protocols that it has.
#pragma once

#include "call.hpp"
#include "given.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "watcher.hpp"

namespace sluice::js {

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
  summary.release_level =
      levels_of(leakage_under_all(prior, false, Channel::Identity(a, a)), prior.attributes.cols(), false);
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
  const auto& marks = design.certified.marks;
  // Of marks: who has y marked, whatever else is. No report, but what a table of each mark is about.
  const Matrix<double> with_data = data_and_report(design.prior, design.channel);
  const std::vector<double>& levels = design.levels;
  std::vector<std::string> numerators;
  std::vector<std::string> denominators;
  for (const auto& bound : design.certified.bounds) {
    numerators.push_back(digits_of(bound.numerator));
    denominators.push_back(digits_of(bound.denominator));
  }
  const Vector<double> reports = with_data.colwise().sum();
  Plan plan;
  plan.prior = summary_of(design.prior);
  plan.sees_secret = design.sees_secret;
  plan.answers = numbers_of(design.answers);
  if (marks) plan.other = digits_of(Integer(marks->other));
  plan.radius = design.known.radius;
  plan.least = array_of(Matrix<double>(design.known.least.cast<double>()));
  plan.most = array_of(Matrix<double>(design.known.most.cast<double>()));
  plan.worst = ratio_of(design.certified.worst, levels, design.prior.attributes.cols(), marks.has_value());
  if (design.certified.worst) {
    plan.slack = digits_of(slack(*design.certified.worst, design.certified.bounds));
  }
  plan.mixing = design.certified.mixing;
  plan.levels = array_of(levels.data(), static_cast<Index>(levels.size()));
  plan.bound_numerators = strings_of(numerators);
  plan.bound_denominators = strings_of(denominators);
  plan.weights = array_of(design.certified.weights);
  plan.channel = array_of(design.channel);
  plan.report_distribution = array_of(reports);
  plan.secret_posterior = array_of(posterior_of_rows(secret_and_report(design.prior, design.channel)));
  plan.data_posterior = array_of(posterior_of_rows(with_data));
  plan.mutual_information = design.mutual_information;
  plan.kept_entropy = design.kept_entropy;
  plan.upper_bound = maybe(design.upper_bound);
  plan.alpha = maybe(design.alpha);
  plan.secret_information = design.secret_information;
  plan.information_error = design.information_error;
  tell(plan, design.identification);
  plan.leakage = levels_of(design.leakage, design.prior.attributes.cols(), marks.has_value());
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

inline DesignRequest asked(const Table& table, const Request& request, SearchOptions options) {
  return {table_of(table),    request.notion,     request.epsilon,
          request.protocol,   std::move(options), parameters_of(request.parameters, table),
          request.sees_secret};
}

inline Plan design_for(const Table& table, const Request& request, const OnProgress& on_progress) {
  return answer<Plan>([&]() -> Result<Plan> {
    auto options = options_of(request.search);
    if (!options) return options.failure();
    const Watch watch = on_progress.isUndefined() ? Watch() : Watch(Watcher(on_progress, plan_of));
    const auto found = design(asked(table, request, std::move(*options)), watch);
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
  return result;
}

inline Memory memory_of(const SearchMemory& memory) {
  Matrix<double> posteriors(static_cast<Index>(memory.posteriors.size()), memory.prices.size());
  for (Index i = 0; i < posteriors.rows(); ++i) {
    posteriors.row(i) = memory.posteriors[static_cast<std::size_t>(i)].transpose();
  }
  return {array_of(posteriors), array_of(memory.prices)};
}

/// The utility of a design, found faster with what a neighbouring level has left.
inline Point point_for(const Table& table, const Request& request, const Memory& memory) {
  return answer<Point>([&]() -> Result<Point> {
    auto options = options_of(request.search);
    if (!options) return options.failure();
    SearchMemory kept = memory_from(memory);
    options->memory = &kept;
    const auto found = design(asked(table, request, std::move(*options)));
    if (!found) return found.failure();
    Point point;
    point.mutual_information = found->mutual_information;
    point.upper_bound = maybe(found->upper_bound);
    point.memory = memory_of(kept);
    return point;
  });
}

}  // namespace sluice::js
