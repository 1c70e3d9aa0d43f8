// SPDX-License-Identifier: GPL-3.0-or-later
/// The plain records that cross the boundary, and the calls that fill them. Matrices are row-major.
#pragma once

#include "convert.hpp"
#include "exact/sample.hpp"
#include "prior/information.hpp"
#include "protocol/protocol.hpp"

namespace sluice::js {

/// A joint table as JavaScript gives it.
struct Table {
  std::string secret_name;
  Strings secret_categories{val::array()};
  std::string data_name;
  Strings data_categories{val::array()};
  Float64Array weights{val::undefined()};
};

/// Either `code` is empty and the rest is filled, or it says what went wrong.
struct Outcome {
  std::string code;
  std::string message;
  std::string remedy;

  Outcome() = default;
  explicit Outcome(const Failure& failure)
      : code(code_of(failure.status)), message(failure.message), remedy(failure.remedy) {}
};

struct Summary {
  Outcome outcome;
  Strings secret_categories{val::array()};
  Strings data_categories{val::array()};
  Strings dropped_secret{val::array()};
  Strings dropped_data{val::array()};
  double total = 0;
  Float64Array prior{val::undefined()};  ///< the joint table that is left, secret x data
  Float64Array secret_distribution{val::undefined()};
  Float64Array data_distribution{val::undefined()};
  double secret_entropy = 0;
  double data_entropy = 0;
  double mutual_information = 0;
  Levels release_level{val::undefined()};  ///< of the data as they are
};

struct Plan {
  Outcome outcome;
  Summary prior;
  std::string bound_numerator;
  std::string bound_denominator;
  Uint32Array shape{val::undefined()};  ///< categories of the data, reports
  BigUint64Array weights{val::undefined()};
  Float64Array channel{val::undefined()};
  Float64Array report_distribution{val::undefined()};
  Float64Array secret_posterior{val::undefined()};
  Float64Array data_posterior{val::undefined()};
  double mutual_information = 0;
  MaybeNumber upper_bound{val::undefined()};
  double secret_information = 0;
  Levels leakage{val::undefined()};
  double seconds = 0;
};

struct Claim {
  std::string notion;
  double epsilon = 0;
  std::string bound_numerator;
  std::string bound_denominator;
  BigUint64Array weights{val::undefined()};
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
};

struct Verdict {
  Outcome outcome;
  bool holds = false;
  std::string reason;
  double mutual_information = 0;
  double secret_information = 0;
  Levels leakage{val::undefined()};
};

struct Draws {
  Outcome outcome;
  Uint32Array reports{val::undefined()};
};

inline JointTable table_of(const Table& table) {
  auto secret = strings_from(table.secret_categories);
  auto data = strings_from(table.data_categories);
  auto weights = matrix_of<double>(table.weights, secret.size(), data.size());
  return {{table.secret_name, std::move(secret)}, {table.data_name, std::move(data)}, std::move(weights)};
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
  const auto prior = make_prior(table_of(table));
  if (!prior) {
    Summary summary;
    summary.outcome = Outcome(prior.failure());
    return summary;
  }
  return summary_of(*prior);
}

inline Plan design_for(const Table& table, const std::string& notion, double epsilon,
                       const std::string& protocol) {
  Plan plan;
  const auto found = design({table_of(table), notion, epsilon, protocol});
  if (!found) {
    plan.outcome = Outcome(found.failure());
    return plan;
  }
  const Matrix<double> with_data = data_and_report(found->prior, found->channel);
  const Vector<double> reports = with_data.colwise().sum();
  plan.prior = summary_of(found->prior);
  plan.bound_numerator = digits_of(found->certified.bound.numerator);
  plan.bound_denominator = digits_of(found->certified.bound.denominator);
  const std::vector<std::uint32_t> shape{static_cast<std::uint32_t>(found->channel.rows()),
                                         static_cast<std::uint32_t>(found->channel.cols())};
  plan.shape = array_of(shape.data(), 2);
  plan.weights = array_of(found->certified.weights);
  plan.channel = array_of(found->channel);
  plan.report_distribution = array_of(reports);
  plan.secret_posterior = array_of(posterior_of_rows(secret_and_report(found->prior, found->channel)));
  plan.data_posterior = array_of(posterior_of_rows(with_data));
  plan.mutual_information = found->mutual_information;
  plan.upper_bound = maybe(found->upper_bound);
  plan.secret_information = found->secret_information;
  plan.leakage = levels_of(found->leakage);
  plan.seconds = found->seconds;
  return plan;
}

inline Verdict audit_claim(const Table& table, const Claim& claim) {
  Verdict verdict;
  const auto prior = make_prior(table_of(table));
  if (!prior) {
    verdict.outcome = Outcome(prior.failure());
    return verdict;
  }
  const auto found = audit(*prior, claim.notion, claim.epsilon,
                           {integer_of(claim.bound_numerator), integer_of(claim.bound_denominator)},
                           matrix_of<std::uint64_t>(claim.weights, claim.rows, claim.columns));
  if (!found) {
    verdict.outcome = Outcome(found.failure());
    return verdict;
  }
  verdict.holds = found->holds;
  verdict.reason = found->reason;
  verdict.mutual_information = found->mutual_information;
  verdict.secret_information = found->secret_information;
  verdict.leakage = levels_of(found->leakage);
  return verdict;
}

inline Draws sample_reports(const BigUint64Array& weights, std::uint32_t rows, std::uint32_t columns,
                            const Uint32Array& inputs) {
  Draws draws;
  const auto answers = numbers_of<std::uint32_t>(inputs);
  const auto found = sample(matrix_of<std::uint64_t>(weights, rows, columns), answers, platform_entropy);
  if (!found) {
    draws.outcome = Outcome(found.failure());
    return draws;
  }
  draws.reports = array_of(found->data(), static_cast<Index>(found->size()));
  return draws;
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
