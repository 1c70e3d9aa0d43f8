// SPDX-License-Identifier: Apache-2.0
/// The joint distribution of the secret and the data, which all guarantees are about.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "prior/joint.hpp"

namespace sluice {

/// A column with its categories.
struct Variable {
  std::string name;
  std::vector<std::string> categories;
};

/// A joint table as it is given: counts or probabilities, secret x data, zeros allowed.
struct JointTable {
  Variable secret;
  Variable data;
  Matrix<double> weights;
  /// a x m: the value of each category of the data in each of its m attributes. Empty if there is one
  /// attribute only.
  Matrix<Index> attributes = {};
  /// a x a: how far apart two categories of the data are for the people who use the reports. It is 0 on the
  /// diagonal, at least 0 elsewhere. Empty if none are given. No guarantee depends on it.
  Matrix<double> distances = {};
  /// a x k: the sums of shares to count, K'p, each a column of coefficients. Empty for every share on its
  /// own. No guarantee depends on it.
  Matrix<double> contrasts = {};
};

/// A validated joint distribution in which every category occurs. Categories of weight zero carry
/// no information and have no conditional distribution: they are dropped, and remembered here.
struct Prior {
  Variable secret;
  Variable data;
  std::vector<std::string> dropped_secret;
  std::vector<std::string> dropped_data;
  std::vector<Index> kept_secret;  ///< the categories that were not dropped, as indices into the table
  std::vector<Index> kept_data;
  Matrix<Index> attributes;       ///< a x m, m >= 1: of each category that occurs, values numbered from 0
  Joint<double> weights;          ///< as given, without the dropped categories
  Joint<double> probabilities;    ///< the same divided by its total
  Matrix<double> distances = {};  ///< a x a, of the categories that occur; empty where none are given
  Matrix<double> contrasts = {};  ///< a x k, likewise
  /// The number of pairs of each secret if the data are pairs (see `with_secret`); 0 otherwise.
  Index pairs_each = 0;

  [[nodiscard]] Index secrets() const { return weights.cells.rows(); }
  [[nodiscard]] Index categories() const { return weights.cells.cols(); }

  /// The weights as integers in exactly the same ratio (doubles are dyadic rationals): what is proved
  /// about these is proved about the weights as given.
  [[nodiscard]] Joint<Integer> exact() const;

  /// The first input of people with this secret, and the number of their inputs.
  [[nodiscard]] Index first_of(Index s) const { return s * pairs_each; }
  [[nodiscard]] Index count_of_each() const { return pairs_each > 0 ? pairs_each : categories(); }
};

/// Fails with bad_table when names repeat, attributes, distances or contrasts do not fit, a weight is
/// negative or not finite, or all are zero.
Result<Prior> make_prior(const JointTable& table);

/// P(S=s | X=x), c x a; columns sum to 1.
Matrix<double> secret_given_data(const Prior& prior);

/// P(X=x | S=s), c x a; rows sum to 1.
Matrix<double> data_given_secret(const Prior& prior);

}  // namespace sluice
