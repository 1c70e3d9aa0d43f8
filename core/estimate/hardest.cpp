// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/hardest.hpp"

#include <algorithm>
#include <limits>

#include "estimate/mark_variance.hpp"

namespace sluice {
namespace {

/// Of inputs that are as good as others.
constexpr double kSmall = 1e-9;

/// What is known of the inputs: E[g(Y)^2 | x] and E[g(Y) | x].
struct Moments {
  Vector<double> squares;
  Vector<double> means;
};

/// The share of the first of two inputs at which the variance, a parabola, is the largest.
double best_share(const Moments& moments, Index one, Index other) {
  const double more = moments.squares(one) - moments.squares(other);
  const double apart = moments.means(one) - moments.means(other);
  if (apart == 0) return more >= 0 ? 1 : 0;
  return std::clamp((more / (2 * apart) - moments.means(other)) / apart, 0.0, 1.0);
}

double variance_at(const Moments& moments, Index one, Index other, double share) {
  const double mean = share * moments.means(one) + (1 - share) * moments.means(other);
  return share * moments.squares(one) + (1 - share) * moments.squares(other) - mean * mean;
}

/// All inputs with the moments of this one, evenly.
Vector<double> like(const Moments& moments, Index input) {
  const auto same = [&](const Vector<double>& all) {
    return (all.array() - all(input)).abs() <= kSmall * all.cwiseAbs().maxCoeff();
  };
  const Vector<double> alike = (same(moments.squares) && same(moments.means)).cast<double>().matrix();
  return alike / alike.sum();
}

Mixture hardest_of(const Moments& moments) {
  Index best_one = 0;
  Index best_other = 0;
  double share = 1;
  double variance = -std::numeric_limits<double>::infinity();
  for (Index one = 0; one < moments.means.size(); ++one) {
    // The first beside itself: there may be no other. Of the same variance that of two is taken, which leaves
    // room.
    for (Index other = 0; other < std::max<Index>(one, 1); ++other) {
      const double some = best_share(moments, one, other);
      const double found = variance_at(moments, one, other, some);
      if (found < variance) continue;
      best_one = one;
      best_other = other;
      share = some;
      variance = found;
    }
  }
  return {like(moments, best_one), like(moments, best_other), share, variance};
}

}  // namespace

Vector<double> Mixture::inside(double margin) const {
  const double least = std::clamp(margin, 0.0, 0.5);
  const double some = std::clamp(share, least, 1 - least);
  return some * one + (1 - some) * other;
}

Mixture hardest(const Channel& channel, const Vector<double>& combination, const Vector<double>& functional) {
  return hardest_of({channel * combination.cwiseAbs2(), functional});
}

Mixture hardest(const Marks& marks, const Vector<double>& functional) {
  Vector<double> squares(functional.size());
  for (Index x = 0; x < squares.size(); ++x) {
    squares(x) = variance_of_marks(functional, marks, Vector<double>::Unit(squares.size(), x)) +
                 functional(x) * functional(x);
  }
  return hardest_of({squares, functional});
}

}  // namespace sluice
