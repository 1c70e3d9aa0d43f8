// SPDX-License-Identifier: Apache-2.0
#include "exact/digits.hpp"

#include <algorithm>
#include <cstdint>

namespace sluice {
namespace {

// As many digits at a time as a word holds.
constexpr std::size_t kDigits = 18;
constexpr std::uint64_t kBlock = 1'000'000'000'000'000'000;

}  // namespace

std::string digits_of(Integer number) {
  std::string digits;
  while (number >= kBlock) {
    Integer rest;
    divide_qr(Integer(number), Integer(kBlock), number, rest);
    const std::string block = std::to_string(rest.convert_to<std::uint64_t>());
    digits.insert(0, std::string(kDigits - block.size(), '0') + block);
  }
  return std::to_string(number.convert_to<std::uint64_t>()) + digits;
}

Integer integer_of(std::string_view digits) {
  Integer number = 0;
  while (!digits.empty()) {
    const std::string_view block = digits.substr(0, std::min(digits.size(), kDigits));
    std::uint64_t value = 0;
    std::uint64_t scale = 1;
    for (const char digit : block) {
      value = 10 * value + static_cast<std::uint64_t>(digit - '0');
      scale *= 10;
    }
    number = number * scale + value;
    digits.remove_prefix(block.size());
  }
  return number;
}

}  // namespace sluice
