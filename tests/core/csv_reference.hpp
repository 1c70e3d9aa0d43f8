// SPDX-License-Identifier: GPL-3.0-or-later
/// CSV read a character at a time, slowly and plainly, to hold the scanner against.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sluice::test {

struct PlainTable {
  /// All cells of each row, and the line on which it begins.
  std::vector<std::vector<std::string>> rows;
  std::vector<std::uint32_t> lines;
  std::uint32_t blank_lines = 0;
  /// The bytes from the first unread row on; none if all are read.
  std::size_t left = 0;
};

/// The rows of a text in ASCII behind the first `passed`, each of `width` cells.
PlainTable read_plainly(std::string_view text, char separator, std::size_t width, std::size_t passed);

}  // namespace sluice::test
