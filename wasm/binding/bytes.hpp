// SPDX-License-Identifier: Apache-2.0
/// Records as bytes, little-endian, in the order in which wasm/answer-time/bytes.ts writes and reads them. A
/// number is four or eight bytes. A text or a list is its length, and then its bytes or entries.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/scalar.hpp"

namespace sluice::answer {

static_assert(std::endian::native == std::endian::little);

/// Reads what was written for it. Precondition: the same order; beyond the end there are zeros.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  template <class T>
  T number() {
    T value{};
    if (bytes_.size() < sizeof(T)) return value;
    std::memcpy(&value, bytes_.data(), sizeof(T));
    bytes_ = bytes_.subspan(sizeof(T));
    return value;
  }
  template <class T>
  std::vector<T> numbers() {
    std::vector<T> values(length(sizeof(T)));
    if (values.empty()) return values;
    std::memcpy(values.data(), bytes_.data(), values.size() * sizeof(T));
    bytes_ = bytes_.subspan(values.size() * sizeof(T));
    return values;
  }
  std::string text() {
    const std::vector<char> characters = numbers<char>();
    return {characters.begin(), characters.end()};
  }
  std::vector<std::string> texts() {
    std::vector<std::string> values(length(sizeof(std::uint32_t)));
    for (auto& value : values) value = text();
    return values;
  }
  /// Empty where there are no numbers. Precondition: otherwise rows x columns of them.
  template <class T, class U = T>
  Matrix<U> matrix(std::size_t rows, std::size_t columns) {
    const std::vector<T> values = numbers<T>();
    if (values.size() != rows * columns) return {};
    return Eigen::Map<const Matrix<T>>(values.data(), static_cast<Index>(rows), static_cast<Index>(columns))
        .template cast<U>();
  }

 private:
  /// No more entries than there is room for.
  std::size_t length(std::size_t bytes_each) {
    const auto stated = static_cast<std::size_t>(number<std::uint32_t>());
    return std::min(stated, bytes_.size() / bytes_each);
  }

  std::span<const std::uint8_t> bytes_;
};

class Writer {
 public:
  template <class T>
  void number(T value) {
    append(&value, sizeof(T));
  }
  template <class T>
  void numbers(const std::vector<T>& values) {
    number(static_cast<std::uint32_t>(values.size()));
    append(values.data(), values.size() * sizeof(T));
  }
  void text(std::string_view value) {
    number(static_cast<std::uint32_t>(value.size()));
    append(value.data(), value.size());
  }
  [[nodiscard]] const std::vector<std::uint8_t>& bytes() const { return bytes_; }

 private:
  void append(const void* from, std::size_t size) {
    const auto* begin = static_cast<const std::uint8_t*>(from);
    bytes_.insert(bytes_.end(), begin, begin + size);
  }

  std::vector<std::uint8_t> bytes_;
};

}  // namespace sluice::answer
