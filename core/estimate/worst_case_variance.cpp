// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/worst_case_variance.hpp"

#include <algorithm>
#include <cmath>

#include "estimate/mark_variance.hpp"

namespace sluice {
namespace {

/// The moments given each input: E[g(Y)^2 | x] and E[g(Y) | x].
struct Moments {
  Vector<double> squares;
  Vector<double> means;
};

/// The largest variance over mixtures of two inputs: a parabola in the share of the first.
HardestMixture largest_of(const Moments& moments, Index one, Index other) {
  const double more = moments.squares(one) - moments.squares(other);
  const double apart = moments.means(one) - moments.means(other);
  double share = more >= 0 ? 1 : 0;
  if (apart != 0) share = std::clamp((more / (2 * apart) - moments.means(other)) / apart, 0.0, 1.0);
  const double mean = moments.means(other) + share * apart;
  return {moments.squares(other) + share * more - mean * mean, one, other, share};
}

HardestMixture largest_of(const Moments& moments) {
  HardestMixture largest = largest_of(moments, 0, 0);
  double widest = 0;
  for (Index one = 1; one < moments.means.size(); ++one) {
    for (Index other = 0; other < one; ++other) {
      const HardestMixture mixture = largest_of(moments, one, other);
      const double apart = std::abs(moments.means(one) - moments.means(other));
      const bool as_hard = mixture.variance == largest.variance && apart > widest;
      if (mixture.variance > largest.variance || as_hard) {
        largest = mixture;
        widest = apart;
      }
    }
  }
  return largest;
}

}  // namespace

HardestMixture worst_case_variance(const Channel& channel, const Vector<double>& combination,
                                   const Vector<double>& functional) {
  return largest_of({channel * combination.cwiseAbs2(), functional});
}

HardestMixture worst_case_variance(const Marks& marks, const Vector<double>& functional) {
  Vector<double> squares(functional.size());
  for (Index x = 0; x < squares.size(); ++x) {
    squares(x) = variance_of_marks(functional, marks, Vector<double>::Unit(squares.size(), x)) +
                 functional(x) * functional(x);
  }
  return largest_of({squares, functional});
}

}  // namespace sluice
