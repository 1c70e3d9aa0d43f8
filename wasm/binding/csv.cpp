// SPDX-License-Identifier: GPL-3.0-or-later
// The module that reads CSV, without Embind: wasm/files/csv-module.ts is the other side. One text is read by
// one instance, which is dropped with its memory afterwards.
#include <memory>

#include "csv/output.hpp"
#include "csv/scanner.hpp"

namespace sluice::csv {
namespace {

std::unique_ptr<Scanner> scanner = std::make_unique<Scanner>(Layout{});
Output output(0);

/// JavaScript reads this after a step, in 32-bit numbers: addresses are those of the module's memory.
struct View {
  std::uint32_t rows;
  const std::uint32_t* lines;
  const char* rest;
  std::uint32_t rest_bytes;
  std::uint32_t line;
  std::uint32_t blank_lines;
  std::uint32_t to_pass;
};

/// The same of a column: its cells have numbers, are listed as texts, or there are two numbers of each.
enum class Kind : std::uint32_t { coded, listed, words };
struct ColumnView {
  Kind kind;
  const void* codes;
  const char* texts;
  std::uint32_t text_bytes;
};

View view;
std::vector<ColumnView> column_views;
std::vector<std::uint32_t> columns;
std::vector<char> kept_texts;

template <class Size>
std::uint32_t number(Size size) {
  return static_cast<std::uint32_t>(size);
}

}  // namespace

extern "C" {

/// The place to write the numbers of the `count` wanted columns to. The highest bit says that a column is
/// kept, the next one that words of its cells are enough.
[[clang::export_name("columns")]] std::uint32_t* csv_columns(std::uint32_t count) {
  columns.resize(count);
  column_views.resize(count);
  return columns.data();
}

/// Begins a text; `stops` says whether it stops at its first row where that comes again.
[[clang::export_name("open")]] void csv_open(std::uint32_t separator, std::uint32_t width, std::uint32_t line,
                                             std::uint32_t passed, std::uint32_t stops) {
  constexpr std::uint32_t kKept = 1U << 31;
  constexpr std::uint32_t kWords = 1U << 30;
  Layout layout{static_cast<char>(separator), width, passed, {}, {}, {}, line, stops != 0};
  for (const std::uint32_t column : columns) {
    if ((column & kKept) != 0) layout.kept.push_back(number(layout.columns.size()));
    if ((column & kWords) != 0) layout.words.push_back(number(layout.columns.size()));
    layout.columns.push_back(column & ~(kKept | kWords));
  }
  scanner = std::make_unique<Scanner>(std::move(layout));
}

/// The place to write the next bytes of the text to.
[[clang::export_name("room")]] char* csv_room(std::uint32_t bytes) { return scanner->room(bytes).data(); }

[[clang::export_name("add")]] void csv_add(std::uint32_t bytes) { scanner->add(bytes); }

/// Reads a batch. The view and those of the columns say where it is, until the next call.
[[clang::export_name("read")]] Step csv_read(std::uint32_t last) {
  const Step step = scanner->read(last != 0);
  const std::string_view rest = scanner->rest();
  view = {number(scanner->lines().size()),
          scanner->lines().data(),
          rest.data(),
          number(rest.size()),
          scanner->line(),
          scanner->blank_lines(),
          number(scanner->to_pass())};
  for (std::size_t k = 0; k < column_views.size(); ++k) {
    const Column& column = scanner->columns()[k];
    if (column.as_words()) {
      column_views[k] = {Kind::words, column.words().data(), nullptr, 0};
      continue;
    }
    column_views[k] = {column.listed() ? Kind::listed : Kind::coded, column.codes().data(),
                       column.texts().data(), number(column.texts().size())};
  }
  return step;
}

[[clang::export_name("view")]] const View* csv_view() { return &view; }

[[clang::export_name("columnViews")]] const ColumnView* csv_column_views() { return column_views.data(); }

/// Lists the bytes of a kept column's cells, each with a zero byte behind it; gives how many bytes that is.
[[clang::export_name("listKept")]] std::uint32_t csv_list_kept(std::uint32_t kept) {
  kept_texts.clear();
  for (std::size_t row = 0; row < scanner->lines().size(); ++row) {
    const std::string_view cell = scanner->kept(kept, row);
    kept_texts.insert(kept_texts.end(), cell.begin(), cell.end());
    kept_texts.push_back('\0');
  }
  return number(kept_texts.size());
}
[[clang::export_name("keptTexts")]] const char* csv_kept_texts() { return kept_texts.data(); }

/// Begins an output of so many columns.
[[clang::export_name("begin")]] void csv_begin(std::uint32_t count) { output = Output(count); }

/// Says which of the kept columns column k is.
[[clang::export_name("keep")]] void csv_keep(std::uint32_t k, std::uint32_t kept) {
  output.column(k).kept = kept;
}

/// The place to write the cells of a column to, so many bytes, and (`ends`) the place for where each of so
/// many ends.
[[clang::export_name("cells")]] char* csv_cells(std::uint32_t k, std::uint32_t bytes) {
  output.column(k).cells.resize(bytes + OutputColumn::kSlack);
  return output.column(k).cells.data();
}
[[clang::export_name("ends")]] std::uint32_t* csv_ends(std::uint32_t k, std::uint32_t count) {
  output.column(k).ends.resize(count);
  return output.column(k).ends.data();
}

/// The place to write the cells of so many rows to, by their numbers.
[[clang::export_name("codes")]] std::uint32_t* csv_codes(std::uint32_t k, std::uint32_t rows) {
  output.column(k).codes.resize(rows);
  return output.column(k).codes.data();
}

/// Writes so many rows behind what has been written; gives how many bytes that is now.
[[clang::export_name("write")]] std::uint32_t csv_write(std::uint32_t rows) {
  output.write(rows, *scanner);
  return number(output.text().size());
}
[[clang::export_name("text")]] const char* csv_text() { return output.text().data(); }
[[clang::export_name("clear")]] void csv_clear() { output.clear(); }
}

}  // namespace sluice::csv
