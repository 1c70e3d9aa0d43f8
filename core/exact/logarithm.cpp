// SPDX-License-Identifier: Apache-2.0
#include "exact/logarithm.hpp"

#include <vector>

namespace sluice {
namespace {

constexpr unsigned kSteps = 6;  // 2^6 of them from one power of 2 to the next

/// ln(whole / part) times 2^96 for a quotient from 1 to 2, rounded down. It is 2 (z + z^3 / 3 + z^5 / 5 +
/// ...) for z = (whole - part) / (whole + part), which is at most a third. Each of fewer than 64 terms loses
/// less than 4 units.
Integer of_quotient(const Integer& whole, const Integer& part) {
  const Integer z = ((whole - part) << kLogarithmBits) / (whole + part);
  const Integer square = (z * z) >> kLogarithmBits;
  Integer sum = 0;
  Integer power = z;
  for (unsigned k = 1; power > 0; k += 2) {
    sum += power / k;
    power = (power * square) >> kLogarithmBits;
  }
  return 2 * sum;
}

/// ln(1 + i / 64) for each i, and ln 2 as the last.
const std::vector<Integer>& logarithms_of_steps() {
  static const std::vector<Integer> kLogarithms = [] {
    std::vector<Integer> all;
    const int steps = 1 << kSteps;
    for (int i = 0; i <= steps; ++i) all.push_back(of_quotient(steps + i, steps));
    return all;
  }();
  return kLogarithms;
}

}  // namespace

// number = 2^bits (1 + i / 64) times a quotient near 1.
Integer logarithm_from_below(const Integer& number) {
  const unsigned bits = msb(number);
  // Digits beyond the working precision are dropped, which lowers the logarithm by less than a unit.
  const Integer shown = bits > kLogarithmBits ? Integer(number >> (bits - kLogarithmBits))
                                              : Integer(number << (kLogarithmBits - bits));
  const Integer leading = shown >> (kLogarithmBits - kSteps);
  const auto& steps = logarithms_of_steps();
  const std::size_t step = leading.convert_to<std::size_t>() - (std::size_t{1} << kSteps);
  return bits * steps.back() + steps[step] + of_quotient(shown, leading << (kLogarithmBits - kSteps));
}

// Below 2^1000 the thousand logarithms of 2, and two more, lose less than 2^9 units each, so 2^20 in all.
Integer logarithm_from_above(const Integer& number) {
  return logarithm_from_below(number) + (Integer(1) << 20U) * (1 + msb(number) / 1000);
}

}  // namespace sluice
