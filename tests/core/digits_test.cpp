// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of protocol files and their digits, against one digit at a time.
#include "exact/digits.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <string>

namespace sluice::digits_test {
namespace {

std::string one_by_one(Integer number) {
  std::string digits;
  do {
    digits.push_back(static_cast<char>('0' + static_cast<int>(number % 10)));
    number /= 10;
  } while (number != 0);
  return {digits.rbegin(), digits.rend()};
}

TEST_CASE("numbers of any length have the digits that dividing by ten finds") {
  std::mt19937_64 random(7);
  for (unsigned bits = 0; bits < 1200; ++bits) {
    Integer number = 0;
    for (unsigned word = 0; word * 64 < bits; ++word) number = (number << 64) + random();
    number >>= (64 - bits % 64) % 64;
    CHECK(digits_of(number) == one_by_one(number));
    CHECK((integer_of(one_by_one(number)) == number));
  }
}

TEST_CASE("blocks of zeros, and numbers beside a power of ten, keep all of their digits") {
  for (unsigned exponent = 0; exponent <= 120; ++exponent) {
    const Integer power = pow(Integer(10), exponent);
    std::string written(exponent + 1, '0');
    written[0] = '1';
    CHECK(digits_of(power) == written);
    CHECK(digits_of(power - 1) == std::string(std::max(1U, exponent), exponent == 0 ? '0' : '9'));
    CHECK((integer_of(digits_of(power + 1)) == power + 1));
  }
  CHECK((integer_of("000000000000000000000000000000000000012") == 12));
}

}  // namespace
}  // namespace sluice::digits_test
