// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv/output.hpp"

#include <algorithm>
#include <cstring>

namespace sluice::csv {

void Output::write(std::size_t rows, const Scanner& scanner) {
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t k = 0; k < columns_.size(); ++k) {
      const OutputColumn& column = columns_[k];
      const std::uint32_t code = column.codes[row];
      if (code != OutputColumn::kKept) {
        const std::uint32_t begin = code == 0 ? 0 : column.ends[code - 1];
        append({column.cells.data() + begin, column.ends[code] - begin});
      } else {
        const std::string_view cell = scanner.kept(column.kept, row);
        // Under another separator a comma is a letter.
        if (cell.starts_with('"') || scanner.separator() == ',' || cell.find(',') == std::string_view::npos) {
          append(cell);
        } else {
          append_quoted(cell);
        }
      }
      bytes_[size_++] = k + 1 < columns_.size() ? ',' : '\n';
    }
  }
}

/// Copies 16 bytes at a time, also beyond the end: most cells are short, and a call takes longer than they
/// do.
void Output::append(std::string_view cell) {
  reserve(cell.size());
  char* const to = bytes_.data() + size_;
  for (std::size_t i = 0; i < cell.size(); i += OutputColumn::kSlack) {
    std::memcpy(to + i, cell.data() + i, OutputColumn::kSlack);
  }
  size_ += cell.size();
}

void Output::append_quoted(std::string_view cell) {
  reserve(2 * cell.size() + 2);
  char* at = bytes_.data() + size_;
  *at++ = '"';
  for (const char c : cell) {
    if (c == '"') *at++ = '"';
    *at++ = c;
  }
  *at++ = '"';
  size_ = static_cast<std::size_t>(at - bytes_.data());
}

/// Room for so many bytes and what separates them from the next.
void Output::reserve(std::size_t more) {
  const std::size_t wanted = size_ + more + 1 + OutputColumn::kSlack;
  if (wanted > bytes_.size()) bytes_.resize(std::max(2 * bytes_.size(), wanted));
}

}  // namespace sluice::csv
