// SPDX-License-Identifier: GPL-3.0-or-later
/// A fuzzer's bytes, read as what the core is given. Natively and in WebAssembly the same.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>

#include "base/scalar.hpp"

namespace sluice::fuzz {

/// Checks a property of any result. An exception, so that the fuzzers end with it and tests tell it.
inline void require(bool holds, const char* what) {
  if (!holds) throw std::logic_error(what);
}

/// Reads from the front; zeros where nothing is left. Never to be read from in two arguments of one call,
/// whose order compilers choose.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : left_(bytes) {}

  template <class T>
  T raw() {
    std::array<std::uint8_t, sizeof(T)> bytes{};
    const std::size_t count = std::min(left_.size(), bytes.size());
    if (count > 0) std::memcpy(bytes.data(), left_.data(), count);
    left_ = left_.subspan(count);
    T value;
    std::memcpy(&value, bytes.data(), sizeof(T));
    return value;
  }

  std::uint8_t byte() { return raw<std::uint8_t>(); }
  bool flag() { return (byte() & 1U) != 0; }
  /// Once in a while: what spoils an input for good must not spoil most of them.
  bool seldom() { return byte() == 0xff; }
  /// Both ends included, of at most 256.
  Index between(Index low, Index high) { return low + byte() % (high - low + 1); }

  template <class Entries>
  const auto& one_of(const Entries& entries) {
    return entries[byte() % entries.size()];
  }

  /// Any double at all, those of which trouble is to be expected more often.
  double any() {
    using Limits = std::numeric_limits<double>;
    static constexpr std::array kOdd{0.,
                                     -0.,
                                     -1.,
                                     Limits::quiet_NaN(),
                                     Limits::infinity(),
                                     Limits::max(),
                                     1e300,
                                     1e150,
                                     1e30,
                                     1e-30,
                                     1e-150,
                                     1e-300,
                                     0x1p53,
                                     0.1,
                                     1.,
                                     Limits::min(),
                                     Limits::denorm_min()};
    switch (between(0, 3)) {
      case 0:
        return one_of(kOdd);
      case 1:
        return raw<double>();
      case 2: {
        const double number = 1 + byte();
        return std::ldexp(number, raw<std::int16_t>() % 1100);
      }
      default:
        return tame();
    }
  }

  /// At least 0, and nothing odd.
  double tame() {
    const std::uint8_t size = byte();
    return size < 0xf0 ? size : scaled(static_cast<double>(1 + byte()), -40, 40);
  }

  /// Above 0 and below 1, from near the one to near the other.
  double share() {
    const double number = 1 + raw<std::uint16_t>();
    return flag() ? number / 65537 : scaled(number / 65537, -60, 0);
  }

  /// Times a power of 2.
  double scaled(double number, Index low, Index high) {
    return std::ldexp(number, static_cast<int>(between(low, high)));
  }

  Integer integer() {
    Integer value = 0;
    for (Index left = between(0, 40); left > 0; --left) value = value * 256 + byte();
    return flag() ? Integer(-value) : value;
  }

  std::string text() {
    const auto* begin = reinterpret_cast<const char*>(left_.data());
    std::string text(begin, begin + left_.size());
    left_ = {};
    return text;
  }

 private:
  std::span<const std::uint8_t> left_;
};

}  // namespace sluice::fuzz
