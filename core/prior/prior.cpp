// SPDX-License-Identifier: Apache-2.0
#include "prior/prior.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "base/searches.hpp"
#include "base/texts.hpp"

namespace sluice {
namespace {

// A sum of weights must not overflow …
constexpr double kLargestWeight = 1e300;
// … and a weight's probability and its products must not underflow.
constexpr double kSmallestShare = 1e-30;

std::optional<std::string> first_repeated(const std::vector<std::string>& names) {
  std::set<std::string_view> seen;
  for (const auto& name : names) {
    if (!seen.insert(name).second) return name;
  }
  return std::nullopt;
}

std::optional<Failure> check_names(const Variable& variable, Index expected) {
  if (static_cast<Index>(variable.categories.size()) != expected) {
    return fail(texts::kTable.categories_miscounted, expected, variable.name,
                std::ssize(variable.categories));
  }
  if (const auto repeated = first_repeated(variable.categories)) {
    return fail(texts::kTable.category_named_twice, *repeated, variable.name);
  }
  return std::nullopt;
}

std::optional<Failure> check_weights(const JointTable& table) {
  double largest = 0;
  for (Index s = 0; s < table.weights.rows(); ++s) {
    for (Index x = 0; x < table.weights.cols(); ++x) {
      const double weight = table.weights(s, x);
      if (!(weight >= 0) || weight > kLargestWeight) {
        return fail(texts::kTable.weight_not_finite, table.secret.categories[static_cast<std::size_t>(s)],
                    table.data.categories[static_cast<std::size_t>(x)]);
      }
      largest = std::max(largest, weight);
    }
  }
  if (largest <= 0) {
    return fail(texts::kTable.table_of_zeros);
  }
  for (const double weight : table.weights.reshaped()) {
    if (weight > 0 && weight < kSmallestShare * largest) {
      return fail(texts::kTable.weight_too_small);
    }
  }
  return std::nullopt;
}

// Notions that look at sets of attributes look at all sets.
constexpr Index kMostAttributes = 10;

std::optional<Failure> check_attributes(const JointTable& table) {
  const auto& attributes = table.attributes;
  if (attributes.size() == 0) return std::nullopt;
  if (attributes.rows() != table.weights.cols() || attributes.cols() > kMostAttributes) {
    return fail(texts::kTable.attributes_miscounted, table.data.name, attributes.cols(), attributes.rows());
  }
  std::set<std::vector<Index>> seen;
  for (const auto& row : attributes.rowwise()) {
    if (seen.emplace(row.begin(), row.end()).second) continue;
    return fail(texts::kTable.attributes_alike, table.data.name);
  }
  return std::nullopt;
}

/// Only searches ask for distances.
[[maybe_unused]] std::optional<Failure> check_distances(const JointTable& table) {
  const auto& distances = table.distances;
  if (distances.size() == 0) return std::nullopt;
  const Index a = table.weights.cols();
  const bool square = distances.rows() == a && distances.cols() == a;
  if (square && distances.allFinite() && distances.minCoeff() >= 0 && distances.diagonal().isZero(0)) {
    return std::nullopt;
  }
  return fail(texts::kDistance.distances_not_finite, table.data.name);
}

/// Only searches ask for contrasts.
[[maybe_unused]] std::optional<Failure> check_contrasts(const JointTable& table) {
  const auto& contrasts = table.contrasts;
  if (contrasts.size() == 0) return std::nullopt;
  if (contrasts.rows() == table.weights.cols() && contrasts.allFinite()) return std::nullopt;
  return fail(texts::kDistance.contrasts_do_not_fit);
}

/// A table without attributes has one: the data.
Matrix<Index> attributes_of(const JointTable& table) {
  if (table.attributes.size() > 0) return table.attributes;
  Matrix<Index> one(table.weights.cols(), 1);
  for (Index x = 0; x < one.rows(); ++x) one(x, 0) = x;
  return one;
}

/// The values that remain, numbered from 0 in each attribute.
Matrix<Index> renumbered(Matrix<Index> attributes) {
  for (auto column : attributes.colwise()) {
    std::map<Index, Index> numbers;
    for (const Index value : column) numbers.emplace(value, 0);
    Index next = 0;
    for (auto& number : numbers) number.second = next++;
    for (Index& value : column) value = numbers[value];
  }
  return attributes;
}

struct Kept {
  std::vector<Index> indices;
  Variable variable;
  std::vector<std::string> dropped;
};

Kept keep_occurring(const Variable& variable, const Vector<double>& weights) {
  Kept kept{{}, {variable.name, {}}, {}};
  for (Index i = 0; i < weights.size(); ++i) {
    const auto& name = variable.categories[static_cast<std::size_t>(i)];
    if (weights(i) > 0) {
      kept.indices.push_back(i);
      kept.variable.categories.push_back(name);
    } else {
      kept.dropped.push_back(name);
    }
  }
  return kept;
}

}  // namespace

Result<Prior> make_prior(const JointTable& table) {
  if (auto failure = check_names(table.secret, table.weights.rows())) return *failure;
  if (auto failure = check_names(table.data, table.weights.cols())) return *failure;
  if (auto failure = check_weights(table)) return *failure;
  if (auto failure = check_attributes(table)) return *failure;
  if constexpr (kSearches) {
    if (auto failure = check_distances(table)) return *failure;
    if (auto failure = check_contrasts(table)) return *failure;
  }
  const Joint<double> given(table.weights);
  auto secret = keep_occurring(table.secret, given.secret);
  auto data = keep_occurring(table.data, given.data);
  Joint<double> weights(Matrix<double>(table.weights(secret.indices, data.indices)));
  Joint<double> probabilities(Matrix<double>(weights.cells / weights.total));
  Matrix<Index> attributes = renumbered(attributes_of(table)(data.indices, Eigen::all));
  Matrix<double> distances;
  if (kSearches && table.distances.size() > 0) distances = table.distances(data.indices, data.indices);
  Matrix<double> contrasts;
  if (kSearches && table.contrasts.size() > 0) contrasts = table.contrasts(data.indices, Eigen::all);
  return Prior{std::move(secret.variable), std::move(data.variable),  std::move(secret.dropped),
               std::move(data.dropped),    std::move(secret.indices), std::move(data.indices),
               std::move(attributes),      std::move(weights),        std::move(probabilities),
               std::move(distances),       std::move(contrasts)};
}

Joint<Integer> Prior::exact() const {
  // A positive double is m * 2^k with 2^52 <= m < 2^53; the smallest k becomes the common unit.
  constexpr int kMantissa = 53;
  int unit = std::numeric_limits<int>::max();
  for (const double weight : weights.cells.reshaped()) {
    if (weight <= 0) continue;
    int exponent = 0;
    std::frexp(weight, &exponent);
    unit = std::min(unit, exponent - kMantissa);
  }
  Matrix<Integer> cells(secrets(), categories());
  for (Index s = 0; s < secrets(); ++s) {
    for (Index x = 0; x < categories(); ++x) {
      int exponent = 0;
      const double fraction = std::frexp(weights.cells(s, x), &exponent);
      Integer cell(static_cast<std::int64_t>(std::ldexp(fraction, kMantissa)));
      if (cell != 0) cell <<= static_cast<unsigned>(exponent - kMantissa - unit);
      cells(s, x) = cell;
    }
  }
  // Counts are small integers: without their common factor every later product is shorter.
  Integer divisor = 0;
  for (const Integer& cell : cells.reshaped()) divisor = gcd(divisor, cell);
  for (Integer& cell : cells.reshaped()) cell /= divisor;
  return Joint<Integer>(std::move(cells));
}

Matrix<double> secret_given_data(const Prior& prior) {
  const auto& p = prior.probabilities;
  return p.cells.array().rowwise() / p.data.transpose().array();
}

Matrix<double> data_given_secret(const Prior& prior) {
  return prior.probabilities.secret.cwiseInverse().asDiagonal() * prior.probabilities.cells;
}

}  // namespace sluice
