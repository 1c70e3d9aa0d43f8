// SPDX-License-Identifier: Apache-2.0
/// How a report can move the belief in a secret if the table is a sample. It is for channels that see the
/// data alone, over all distributions that the sample does not rule out. Everybody consists of those with the
/// secret s, a share pi, and the others. With R = P(.|s), R' = P(.|others) and the chances T >= 0 of a report
///   P(y|s) = R.T ,   P(y) = pi R.T + (1 - pi) R'.T .
/// The proof is for all R and R' within their ranges and all pi >= q. It covers the set of the sample: for
/// each P in it P(.|s) is within its range. So are P(.|others) and P(s), since merging cells does not
/// increase their divergence.
/// The lift P(y|s) / P(y) grows with R.T and falls with R'.T. It falls with pi if it is above 1, and grows
/// with pi if it is below 1. So each lift is at its end with R.T and R'.T at opposite ends and pi = q. All
/// lifts are within [1/L, L] exactly if
///   max R.T <= L (q max R.T + (1 - q) min R'.T)   and   q min R.T + (1 - q) max R'.T <= L min R.T .
/// The same R is on both sides of each. A secret with q >= 1/L cannot become more than L times as likely, and
/// the first condition asks nothing of it. This proves more than the sample needs, whose R, R' and pi are not
/// at their ends together (see core/README.md). Parameters `known` and, for searches, corners.
#pragma once

#include "guarantee/conditions.hpp"
#include "prior/confidence.hpp"

namespace sluice::sampled_lift {

/// The lifts that are bounded.
enum class Lifts { above, both };

/// The sides are the secrets and, after them, everybody beside each secret.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters, Lifts lifts) {
  const KnownRanges& known = parameters.known;
  const Index c = known.least.rows();
  const Index a = known.least.cols();
  const Scalar one(std::int64_t{1} << static_cast<unsigned>(kConfidenceBits));
  Conditions<Scalar> conditions;
  conditions.weights.resize(2 * c, joint.cells.cols());
  conditions.most.resize(2 * c, joint.cells.cols());
  conditions.mass.resize(2 * c);
  conditions.mass.setConstant(one);
  conditions.own = conditions.mass;
  const auto put = [&](Index side, const Matrix<std::int64_t>& least, const Matrix<std::int64_t>& most,
                       Index s) {
    for (Index x = 0; x < a; ++x) {
      conditions.weights(side, x) = Scalar(least(s, x));
      conditions.most(side, x) = most.size() > 0 ? Scalar(most(s, x)) : one;
    }
  };
  for (Index s = 0; s < c; ++s) {
    conditions.sides.push_back({s});
    put(s, known.least, known.most, s);
  }
  for (Index s = 0; s < c; ++s) {
    conditions.sides.emplace_back();
    put(c + s, known.others_least, known.others_most, s);
    conditions.own(c + s) -= Scalar(known.least_secret(s, 0));
    // One secret is everybody.
    if (c == 1) continue;
    conditions.comparisons.push_back({s, c + s});
    if (lifts == Lifts::both) conditions.comparisons.push_back({c + s, s});
  }
  return conditions;
}

/// The conditions of single distributions of the set.
template <class Scalar>
Conditions<Scalar> point_conditions(const std::vector<SampledPoint>& points, Index inputs) {
  // A channel that sees the secret as well has separate inputs for each secret.
  const Index a = points.front().own.size();
  const Index next = inputs == a ? 0 : a;
  const auto count = static_cast<Index>(points.size());
  Conditions<Scalar> conditions;
  conditions.weights.resize(2 * count, inputs);
  conditions.weights.setConstant(Scalar(0));
  conditions.mass.resize(2 * count);
  conditions.mass.setConstant(Scalar(std::int64_t{1} << static_cast<unsigned>(kConfidenceBits)));
  conditions.own = conditions.mass;
  for (const auto& [secret, versus, below, share, own, others] : points) {
    const auto side = static_cast<Index>(conditions.sides.size());
    conditions.sides.push_back({secret});
    conditions.sides.push_back({versus.value_or(-1)});
    conditions.own(side + 1) -= Scalar(share.value_or(0));
    for (Index x = 0; x < a; ++x) {
      conditions.weights(side, secret * next + x) = Scalar(own(x));
      conditions.weights(side + 1, versus.value_or(0) * next + x) = Scalar(others(x));
    }
    conditions.comparisons.push_back(below ? Comparison{side + 1, side} : Comparison{side, side + 1});
  }
  return conditions;
}

/// The same corner by corner, for searches that need rows: each corner of a secret against each of the
/// others.
template <class Scalar>
Conditions<Scalar> corner_conditions(const Joint<Scalar>& joint, const Parameters& parameters, Lifts lifts) {
  if (!parameters.points.empty()) {
    return point_conditions<Scalar>(parameters.points, joint.cells.cols());
  }
  const Index c = joint.cells.rows();
  const Index a = joint.cells.cols();
  Index count = 0;
  for (const auto* corners : {&parameters.corners, &parameters.others_corners}) {
    for (const auto& of_one : *corners) count += of_one.rows();
  }
  Conditions<Scalar> conditions;
  conditions.weights.resize(count, a);
  conditions.mass.resize(count);
  conditions.mass.setConstant(Scalar(std::int64_t{1} << static_cast<unsigned>(kConfidenceBits)));
  conditions.own = conditions.mass;
  const auto put = [&](const Matrix<std::int64_t>& corners, Side side, std::int64_t of_compared) {
    const auto first = static_cast<Index>(conditions.sides.size());
    for (Index i = 0; i < corners.rows(); ++i) {
      conditions.sides.push_back(side);
      conditions.own(first + i) -= Scalar(of_compared);
      for (Index x = 0; x < a; ++x) conditions.weights(first + i, x) = Scalar(corners(i, x));
    }
    return first;
  };
  for (Index s = 0; s < c && c > 1; ++s) {
    const auto& corners = parameters.corners[static_cast<std::size_t>(s)];
    const auto& of_others = parameters.others_corners[static_cast<std::size_t>(s)];
    const Index own = put(corners, {s}, 0);
    const Index others = put(of_others, {}, parameters.known.least_secret(s, 0));
    for (Index i = 0; i < corners.rows(); ++i) {
      for (Index j = 0; j < of_others.rows(); ++j) {
        if (parameters.corners_in_pairs && i != j) continue;
        conditions.comparisons.push_back({own + i, others + j});
        if (lifts == Lifts::both) conditions.comparisons.push_back({others + j, own + i});
      }
    }
  }
  return conditions;
}

}  // namespace sluice::sampled_lift
