// SPDX-License-Identifier: Apache-2.0
#include "guarantee/pair_dual.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace sluice {
namespace {

constexpr int kMostPairSteps = 60;
constexpr int kMostPairHalvings = 40;
// This near to the best numbers, in proportion to the chances, there is nothing left to gain.
constexpr double kNearBest = 1e-15;
// A logarithm of an offset stays above this, and the bound loses no more than that offset.
constexpr double kLeastPairOffset = -90;

/// One secret's sums over the gaps between its number and the chances.
struct GapSums {
  double logarithms = 0;  ///< sum p ln gap
  double inverse = 0;     ///< sum p / gap
  double squares = 0;     ///< sum p / gap^2
};

GapSums gap_sums(const Vector<double>& people, const Vector<double>& gaps, double offset) {
  GapSums sums;
  for (Index x = 0; x < people.size(); ++x) {
    if (people(x) <= 0) continue;
    const double gap = gaps(x) + offset;
    sums.logarithms += people(x) * std::log(gap);
    sums.inverse += people(x) / gap;
    sums.squares += people(x) / gap / gap;
  }
  return sums;
}

}  // namespace

PairDual pair_dual(const SampledSides& sides, const SidesChances& chances, double bound) {
  const double largest = chances.own.maxCoeff();
  const double least = chances.others.minCoeff();
  const std::array<Vector<double>, 2> gaps{(largest - chances.own.array()).matrix(),
                                           bound * (chances.others.array() - least).matrix()};
  const double both = sides.own.sum() + sides.others.sum();
  const std::array<Vector<double>, 2> people{sides.own / both, sides.others / both};
  const std::array<double, 2> shares{people[0].sum(), people[1].sum()};
  const double constant =
      shares[0] * std::log(shares[0]) + shares[1] * std::log(shares[1]) + sides.radius / 2 / both;
  struct At {
    std::array<double, 2> offset;
    std::array<GapSums, 2> sums;
    double mean;
    double value;
  };
  const auto at = [&](const std::array<double, 2>& logarithm) {
    At here{{std::exp(logarithm[0]), std::exp(logarithm[1])}, {}, 0, 0};
    for (std::size_t i = 0; i < 2; ++i) here.sums[i] = gap_sums(people[i], gaps[i], here.offset[i]);
    here.mean = std::exp(here.sums[0].logarithms + here.sums[1].logarithms - constant);
    here.value = largest + here.offset[0] - bound * least + here.offset[1] - here.mean;
    return here;
  };
  // If chances differ little beside the room of the set, the best numbers are about this far.
  double variance = 0;
  for (std::size_t i = 0; i < 2; ++i) {
    const double mean = people[i].dot(gaps[i]) / shares[i];
    variance += people[i].dot((gaps[i].array() - mean).square().matrix());
  }
  const double far = std::log(std::max(std::sqrt(variance * both / std::max(sides.radius, 1e-300)), 1e-12));
  std::array<double, 2> place{far, far};
  At here = at(place);
  for (int step = 0; step < kMostPairSteps; ++step) {
    // Newton's method on logarithms of offsets, with enough extra curvature to go down.
    std::array<double, 2> gradient{};
    std::array<double, 2> curvature{};
    for (std::size_t i = 0; i < 2; ++i) {
      const GapSums& sums = here.sums[i];
      const double offset = here.offset[i];
      gradient[i] = offset * (1 - here.mean * sums.inverse);
      curvature[i] =
          std::abs(gradient[i]) + offset * offset * here.mean * (sums.squares - sums.inverse * sums.inverse);
    }
    const double cross =
        -here.offset[0] * here.offset[1] * here.mean * here.sums[0].inverse * here.sums[1].inverse;
    const double smallest = 1e-14 * (std::abs(curvature[0]) + std::abs(curvature[1])) + 1e-300;
    double damping = 0;
    const double trace = curvature[0] + curvature[1];
    const double root = std::hypot((curvature[0] - curvature[1]) / 2, cross);
    if (trace / 2 - root < smallest) damping = root - trace / 2 + smallest + 1e-3 * root;
    const double first = curvature[0] + damping;
    const double second = curvature[1] + damping;
    const double determinant = first * second - cross * cross;
    std::array<double, 2> move{-(second * gradient[0] - cross * gradient[1]) / determinant,
                               -(first * gradient[1] - cross * gradient[0]) / determinant};
    for (double& by : move) by = std::clamp(by, -4.0, 4.0);
    const double promised = gradient[0] * move[0] + gradient[1] * move[1];
    if (!(promised < -kNearBest)) break;
    bool moved = false;
    for (double part = 1; !moved && part > std::ldexp(1.0, -kMostPairHalvings); part /= 2) {
      const std::array<double, 2> next{std::max(place[0] + part * move[0], kLeastPairOffset),
                                       std::max(place[1] + part * move[1], kLeastPairOffset)};
      const At there = at(next);
      if (!(there.value < here.value)) continue;
      place = next;
      here = there;
      moved = true;
    }
    if (!moved) break;
  }
  return {largest + here.offset[0], here.offset[1] - bound * least, here.value};
}

}  // namespace sluice
