// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of protocol files and their digits, against Boost's own way to write and read them.
#include "exact/digits.hpp"

#include <doctest/doctest.h>

#include <random>
#include <string>

namespace sluice {
namespace {

TEST_CASE("numbers of any length are written and read as Boost does") {
  std::mt19937_64 random(7);
  for (unsigned bits = 0; bits < 1200; ++bits) {
    Integer number = 0;
    for (unsigned word = 0; word * 64 < bits; ++word) number = (number << 64) + random();
    number >>= (64 - bits % 64) % 64;
    CHECK(digits_of(number) == number.str());
    CHECK(integer_of(number.str()) == number);
  }
}

TEST_CASE("blocks of zeros, and numbers beside a power of ten, keep all of their digits") {
  for (unsigned exponent = 0; exponent <= 120; ++exponent) {
    const Integer power = pow(Integer(10), exponent);
    for (const Integer& number : {Integer(power - 1), power, Integer(power + 1), Integer(7 * power)}) {
      CHECK(digits_of(number) == number.str());
      CHECK(integer_of(digits_of(number)) == number);
    }
  }
  CHECK(integer_of("000000000000000000000000000000000000012") == 12);
}

}  // namespace
}  // namespace sluice
