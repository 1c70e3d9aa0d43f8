// SPDX-License-Identifier: Apache-2.0
/// What is promised. Every notion is a set of linear homogeneous conditions on one column of the
/// channel at a time, hence two functions: the rows, for the optimiser and the verifier alike, and the
/// level that a given channel reaches, for the auditor.
#pragma once

#include <span>
#include <string_view>

#include "prior/prior.hpp"

namespace sluice {

/// A bound on a ratio of probabilities, numerator / denominator >= 1. The denominator is kept apart so
/// that the rows of integers are integers.
template <class Scalar>
struct Bound {
  Scalar numerator;
  Scalar denominator;
};

/// m x a; a column T_y of a channel meets the notion iff rows * T_y <= 0. The all-ones column always does.
template <class Scalar>
using Rows = Matrix<Scalar>;

/// The level a channel reaches (nats; infinite where a report rules a secret out), and where.
struct Leakage {
  double level = 0;
  Index report = 0;
  Index secret = 0;
  Index versus = -1;  ///< the secret it is compared with, where the notion compares two; otherwise -1
};

struct Notion {
  std::string_view name;
  Index (*row_count)(Index secrets);  ///< how many rows there will be
  Rows<double> (*rows)(const Joint<double>&, const Bound<double>&);
  Rows<Integer> (*exact_rows)(const Joint<Integer>&, const Bound<Integer>&);
  Leakage (*leakage)(const Prior&, const Channel&);
};

/// All notions, in the order in which to offer them.
std::span<const Notion> notions();

/// nullptr when there is no such notion.
const Notion* find_notion(std::string_view name);

/// P(Y=y | S=s), c x b.
Matrix<double> report_given_secret(const Prior& prior, const Channel& channel);

}  // namespace sluice
