// SPDX-License-Identifier: GPL-3.0-or-later
// Any table: either it is refused, or all that follows from it is of its weights.
#include <cmath>

#include "fuzzers.hpp"
#include "plain.hpp"
#include "prior/confidence.hpp"
#include "prior/inputs.hpp"
#include "tables.hpp"

namespace sluice::fuzz {
namespace {

constexpr double kPriorRounding = 1e-12;

bool is_one(double sum) { return std::abs(sum - 1) <= kPriorRounding; }

/// Integers are in the ratio of the weights.
void check_exact(const Prior& prior) {
  const Joint<Integer> exact = prior.exact();
  Integer total = 0;
  for (const double weight : prior.weights.cells.reshaped()) total += whole(weight);
  for (Index s = 0; s < prior.secrets(); ++s) {
    for (Index x = 0; x < prior.categories(); ++x) {
      require(exact.cells(s, x) * total == whole(prior.weights.cells(s, x)) * exact.total,
              "the ratio is exact");
    }
  }
}

void check_set(const Prior& prior, double size, double alpha) {
  const auto set = confidence_set(prior.weights.cells, size, alpha);
  if (!set) return;
  require(set->radius >= 0, "a radius is a number of at least 0");
  const Matrix<double> sampled = data_given_secret(prior);
  const Matrix<double> least = set->least_probability();
  const Matrix<double> most = set->most_probability();
  require(least.minCoeff() >= 0 && most.maxCoeff() <= 1, "chances are between 0 and 1");
  require((least.array() <= sampled.array() + kPriorRounding).all(), "the sample is in the set");
  require((most.array() >= sampled.array() - kPriorRounding).all(), "the sample is in the set");
  require(set->least_secret.minCoeff() >= 0 && set->least_secret.maxCoeff() <= 1,
          "shares are between 0 and 1");
}

}  // namespace

void prior(Bytes bytes) {
  JointTable given = table(bytes, 6, 8);
  if (bytes.flag()) given.distances = distances(bytes, given.weights.cols() + (bytes.seldom() ? 1 : 0));
  const auto made = make_prior(given);
  if (!made) {
    require(!made.failure().message().empty() && !made.failure().remedy().empty(),
            "a failure says what to do");
    return;
  }
  const auto& p = made->probabilities;
  require(p.cells.allFinite() && p.cells.minCoeff() >= 0 && is_one(p.cells.sum()), "it is a distribution");
  require(p.secret.minCoeff() > 0 && p.data.minCoeff() > 0, "every category occurs");
  require(is_one(p.secret.sum()) && is_one(p.data.sum()), "margins are distributions");
  require(static_cast<Index>(made->kept_secret.size()) == made->secrets(), "what is kept is told");
  require(made->attributes.rows() == made->categories() && made->attributes.cols() >= 1,
          "attributes are of the rest");
  const Matrix<double> given_secret = data_given_secret(*made);
  const Matrix<double> given_data = secret_given_data(*made);
  for (const auto& row : given_secret.rowwise()) require(is_one(row.sum()), "rows are distributions");
  for (const auto& column : given_data.colwise()) require(is_one(column.sum()), "columns are distributions");
  check_exact(*made);
  require(with_secret(*made).categories() == made->secrets() * made->categories(), "inputs are all pairs");
  const double size = bytes.flag() ? made->weights.total : bytes.any();
  check_set(*made, size, bytes.seldom() ? bytes.any() : bytes.share());
}

}  // namespace sluice::fuzz
