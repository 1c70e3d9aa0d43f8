// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace sluice::csv {

/// The different spellings of a column, numbered from 0 in the order in which they appear. Their number and
/// lengths are bounded, so that memory does not grow with the file.
class Dictionary {
 public:
  /// The most spellings, and the most bytes of all together.
  static constexpr std::size_t kMost = 1 << 12;
  static constexpr std::size_t kMostBytes = 1 << 18;

  Dictionary() : slots_(kFirstSlots, 0) {}

  /// The number of this spelling, which holds no zero byte; nothing if it is new and there is no room.
  std::optional<std::uint32_t> find(std::string_view spelling);

  [[nodiscard]] std::string_view spelling(std::uint32_t number) const {
    return {bytes_.data() + entries_[number].at, entries_[number].length};
  }

  /// All spellings in their order, with a zero byte behind each.
  [[nodiscard]] std::string_view spellings() const { return {bytes_.data(), bytes_.size()}; }

 private:
  static constexpr std::size_t kFirstSlots = 16;

  struct Entry {
    std::uint64_t hash;
    std::uint32_t at;
    std::uint32_t length;
  };

  void grow();

  std::vector<char> bytes_;
  std::vector<Entry> entries_;
  /// One more than the number of the entry; 0 where there is none.
  std::vector<std::uint32_t> slots_;
};

}  // namespace sluice::csv
