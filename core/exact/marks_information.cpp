// SPDX-License-Identifier: Apache-2.0
#include "exact/marks_information.hpp"

#include <algorithm>
#include <cmath>

#include "prior/information.hpp"

namespace sluice {
namespace {

constexpr double kMostTerms = 0x1p24;
// The most moves of mass from one step to another, and the fewest and most steps.
constexpr double kMostMoves = 0x1p25;
constexpr double kFewestSteps = 0x1p10;
constexpr double kMostSteps = 0x1p17;
// Masses below this are dropped: all of them together, times the largest ratio, are far below rounding.
constexpr double kNoMass = 1e-80;

double chance(const Marks& marks) { return std::ldexp(static_cast<double>(marks.other), -kWeightBits); }

/// P(x | s), a row for each secret.
Matrix<double> given_secret(const Prior& prior) {
  return prior.probabilities.secret.cwiseInverse().asDiagonal() * prior.probabilities.cells;
}

/// All sets of some categories: P(set | side) on each side, and how likely the marks are if none is true.
struct Sets {
  Matrix<double> masses;  ///< sets x sides
  Vector<double> chances;
};

/// `shares` are P(x | side), sides x a.
Sets sets_of(const Matrix<double>& shares, Index from, Index to, double u) {
  Sets sets{Matrix<double>::Zero(Index{1} << (to - from), shares.rows()),
            Vector<double>::Ones(Index{1} << (to - from))};
  Index size = 1;
  for (Index x = from; x < to; ++x, size *= 2) {
    sets.masses.middleRows(size, size) = sets.masses.topRows(size).rowwise() + shares.col(x).transpose();
    sets.chances.segment(size, size) = u * sets.chances.head(size);
    sets.chances.head(size) *= 1 - u;
  }
  return sets;
}

/// w ln(w / mean), with 0 ln 0 = 0.
double excess(double w, double mean) { return w > 0 ? w * std::log(w / mean) : 0; }

/// If `other` is 0, a report is the true category or the empty set, with even chances.
MarksInformation half(const Prior& prior) {
  return {{entropy(prior.probabilities.data) / 2, 0}, {mutual_information(prior.probabilities.cells) / 2, 0}};
}

/// The grid of V, in steps of ln w. Its points go on beyond V = 1, since spreading can move mass there.
class Grid {
 public:
  /// Every category can move mass by one step beyond its target.
  Grid(double alpha, Index steps, Index categories) : points_(steps + categories + 2) {
    z_ = std::expm1(alpha);
    for (Index j = 0; j < points_.size(); ++j) {
      points_(j) = std::expm1(alpha * static_cast<double>(j) / static_cast<double>(steps)) / z_;
    }
  }

  /// E[(1 + z V) ln(1 + z V)] from below, with every step's mass at its mean.
  [[nodiscard]] double from_below(const Eigen::Ref<const Vector<double>>& shares, double u) const {
    Vector<double> mass = Vector<double>::Zero(points_.size());
    Vector<double> moment = mass;
    Vector<double> next_mass = mass;
    Vector<double> next_moment = mass;
    mass(0) = 1;
    Index top = 0;
    for (const double share : shares) {
      if (share <= 0) continue;
      next_mass.setZero();
      next_moment.setZero();
      Index to = 0;
      for (Index j = 0; j <= top; ++j) {
        if (mass(j) < kNoMass) continue;
        next_mass(j) += (1 - u) * mass(j);
        next_moment(j) += (1 - u) * moment(j);
        const double at = moment(j) / mass(j) + share;
        while (to + 2 < points_.size() && points_(to + 1) <= at) ++to;
        next_mass(to) += u * mass(j);
        next_moment(to) += u * mass(j) * at;
      }
      top = std::max(top, to);
      mass.swap(next_mass);
      moment.swap(next_moment);
    }
    double sum = 0;
    for (Index j = 0; j <= top; ++j) {
      if (mass(j) >= kNoMass) sum += mass(j) * convex(moment(j) / mass(j));
    }
    return sum;
  }

  /// The same from above, with mass at the points only.
  [[nodiscard]] double from_above(const Eigen::Ref<const Vector<double>>& shares, double u) const {
    Vector<double> mass = Vector<double>::Zero(points_.size());
    Vector<double> next = mass;
    mass(0) = 1;
    Index top = 0;
    for (const double share : shares) {
      if (share <= 0) continue;
      next.setZero();
      Index to = 0;
      for (Index j = 0; j <= top; ++j) {
        if (mass(j) < kNoMass) continue;
        next(j) += (1 - u) * mass(j);
        const double at = points_(j) + share;
        while (to + 2 < points_.size() && points_(to + 1) <= at) ++to;
        const double above = (at - points_(to)) / (points_(to + 1) - points_(to));
        next(to) += (1 - above) * u * mass(j);
        next(to + 1) += above * u * mass(j);
      }
      top = std::max(top, to + 1);
      mass.swap(next);
    }
    double sum = 0;
    for (Index j = 0; j <= top; ++j) sum += mass(j) * convex(points_(j));
    return sum;
  }

 private:
  [[nodiscard]] double convex(double v) const { return (1 + z_ * v) * std::log1p(z_ * v); }

  double z_;
  Vector<double> points_;
};

Approximation between(double lower, double upper) {
  lower = std::max(lower, 0.0);
  return {(lower + upper) / 2, (upper - lower) / 2 + kInformationRounding};
}

}  // namespace

MarksInformation information(const Prior& prior, const Marks& marks) {
  const auto sides = static_cast<double>(prior.secrets() + 1);
  const auto a = static_cast<double>(marks.categories);
  if (marks.other == 0) return half(prior);
  if (marks.other == kOwnMark) return {};
  if (std::exp2(a) * sides <= kMostTerms) return summed_information(prior, marks);
  const double steps = std::clamp(kMostMoves / (2 * a * sides), kFewestSteps, kMostSteps);
  return bounded_information(prior, marks, static_cast<Index>(steps));
}

MarksInformation summed_information(const Prior& prior, const Marks& marks) {
  if (marks.other == 0) return half(prior);
  const double u = chance(marks);
  const Index c = prior.secrets();
  Matrix<double> shares(c + 1, marks.categories);
  shares << prior.probabilities.data.transpose(), given_secret(prior);
  // Every set is a set of the first half of the categories joined with one of the second.
  const Sets some = sets_of(shares, 0, marks.categories / 2, u);
  const Sets others = sets_of(shares, marks.categories / 2, marks.categories, u);
  double data = 0;
  double secret = 0;
  for (Index i = 0; i < some.chances.size(); ++i) {
    // Summed in parts, so that rounding grows with the length of a part only.
    double of_data = 0;
    double of_secret = 0;
    for (Index j = 0; j < others.chances.size(); ++j) {
      const auto w = [&](Index side) {
        return u + (1 - 2 * u) * (some.masses(i, side) + others.masses(j, side));
      };
      const double mean = w(0);
      const double marked = some.masses(i, 0) + others.masses(j, 0);
      // As relative entropies, term by term: the difference in the formulas would cancel near alpha = 0.
      of_data += others.chances(j) * (marked * excess(1 - u, mean) + (1 - marked) * excess(u, mean));
      double told = 0;
      for (Index s = 0; s < c; ++s) told += prior.probabilities.secret(s) * excess(w(s + 1), mean);
      of_secret += others.chances(j) * told;
    }
    data += some.chances(i) * of_data;
    secret += some.chances(i) * of_secret;
  }
  const double scale = 2 * u * (1 - u);
  return {{std::max(0.0, data / scale), 0}, {std::max(0.0, secret / scale), 0}};
}

MarksInformation bounded_information(const Prior& prior, const Marks& marks, Index steps) {
  const double u = chance(marks);
  const double scale = 2 * (1 - u);
  const Grid grid(alpha(marks), steps, marks.categories);
  const Vector<double>& data = prior.probabilities.data;
  const double below = grid.from_below(data, u) / scale;
  const double above = grid.from_above(data, u) / scale;
  double lower = -above;
  double upper = -below;
  const Matrix<double> given = given_secret(prior);
  for (Index s = 0; s < prior.secrets(); ++s) {
    const Vector<double> shares = given.row(s).transpose();
    lower += prior.probabilities.secret(s) * grid.from_below(shares, u) / scale;
    upper += prior.probabilities.secret(s) * grid.from_above(shares, u) / scale;
  }
  return {between(alpha(marks) / 2 - above, alpha(marks) / 2 - below), between(lower, upper)};
}

}  // namespace sluice
