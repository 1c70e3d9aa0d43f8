// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "csv/scanner.hpp"

namespace sluice::csv {

/// A column that is written. Each row has one of a list of cells, as they stand in the file, or the bytes
/// that stood in the text.
struct OutputColumn {
  /// Stands for the number of a cell: the row keeps the bytes of the text.
  static constexpr std::uint32_t kKept = 0xffffffff;

  /// So many bytes behind a text have to be readable.
  static constexpr std::size_t kSlack = 16;

  /// The number of the scanner's kept column, if it is one.
  std::uint32_t kept = 0;
  /// The bytes of all cells, one behind another, with kSlack bytes at the end, and where each of them ends.
  std::vector<char> cells;
  std::vector<std::uint32_t> ends;
  /// The cell of each row.
  std::vector<std::uint32_t> codes;
};

/// Rows of CSV, their cells separated by commas and their lines ending in LF.
class Output {
 public:
  explicit Output(std::size_t columns) : columns_(columns) {}

  [[nodiscard]] OutputColumn& column(std::size_t k) { return columns_[k]; }

  /// Appends so many rows; kept cells come from the scanner's batch.
  void write(std::size_t rows, const Scanner& scanner);

  /// The bytes written since `clear`.
  [[nodiscard]] std::string_view text() const { return {bytes_.data(), size_}; }
  void clear() { size_ = 0; }

 private:
  void append(std::string_view cell);
  void append_quoted(std::string_view cell);
  void reserve(std::size_t more);

  std::vector<OutputColumn> columns_;
  std::vector<char> bytes_;
  std::size_t size_ = 0;
};

}  // namespace sluice::csv
