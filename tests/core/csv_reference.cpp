// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv_reference.hpp"

#include <algorithm>
#include <optional>

namespace sluice::test {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\f' || c == '\n'; }

std::string without_blanks(const std::string& text) {
  const auto begin = std::ranges::find_if_not(text, is_blank);
  const auto end = std::find_if_not(text.rbegin(), std::make_reverse_iterator(begin), is_blank).base();
  return {begin, end};
}

/// One row of a text whose lines end in "\n".
struct Row {
  std::vector<std::string> cells;
  std::uint32_t lines = 1;
  std::size_t length = 0;
  bool quoted = false;
};

/// Nothing if the row can be read in more than one way, or not at all.
std::optional<Row> row_of(std::string_view text, char separator) {
  Row row;
  std::size_t i = 0;
  for (;;) {
    std::string cell;
    if (i < text.size() && text[i] == '"') {
      row.quoted = true;
      for (++i;; ++i) {
        if (i == text.size()) return std::nullopt;
        if (text[i] == '"') {
          if (i + 1 == text.size() || text[i + 1] != '"') break;
          ++i;
        }
        if (text[i] == '\n') ++row.lines;
        cell += text[i];
      }
      ++i;
      while (i < text.size() && is_blank(text[i]) && text[i] != '\n' && text[i] != separator) ++i;
      if (i < text.size() && text[i] != separator && text[i] != '\n') return std::nullopt;
    } else {
      for (; i < text.size() && text[i] != separator && text[i] != '\n'; ++i) cell += text[i];
    }
    // Blanks, and then a quote.
    const auto first = std::ranges::find_if_not(cell, [](char c) { return is_blank(c) && c != '\n'; });
    if (first != cell.begin() && first != cell.end() && *first == '"') return std::nullopt;
    row.cells.push_back(without_blanks(cell));
    if (i == text.size()) break;
    if (text[i++] == '\n') break;
  }
  row.length = i;
  return row;
}

}  // namespace

PlainTable read_plainly(std::string_view text, char separator, std::size_t width, std::size_t passed) {
  // The original place of each character of the text with plain line ends.
  std::string plain;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < text.size(); ++i) {
    places.push_back(i);
    if (text[i] == '\r') {
      plain += '\n';
      if (i + 1 < text.size() && text[i + 1] == '\n') ++i;
    } else {
      plain += text[i];
    }
  }
  places.push_back(text.size());
  PlainTable table;
  std::uint32_t line = 1;
  std::uint32_t blank = 0;
  for (std::size_t at = 0; at < plain.size();) {
    const auto row = row_of(std::string_view(plain).substr(at), separator);
    const bool is_blank_line = row && row->cells.size() == 1 && row->cells[0].empty() && !row->quoted;
    if (is_blank_line) {
      ++blank;
    } else {
      if (width == 1) {
        for (; blank > 0; --blank) {
          if (passed > 0) {
            --passed;
            continue;
          }
          table.rows.push_back({""});
          table.lines.push_back(line - blank);
        }
      }
      if (row && passed > 0 && (width == 1 || row->cells.size() > 1)) {
        --passed;
      } else if (!row || passed > 0 || row->cells.size() != width) {
        table.left = text.size() - places[at];
        break;
      } else {
        table.rows.push_back(row->cells);
        table.lines.push_back(line);
      }
    }
    line += row->lines;
    at += row->length;
  }
  table.blank_lines = blank;
  return table;
}

}  // namespace sluice::test
