// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "csv/dictionary.hpp"
#include "csv/text_check.hpp"

namespace sluice::csv {

/// How the rows of a text are written, and which of their cells are wanted.
struct Layout {
  /// A byte of ASCII, and neither a quote nor a line end.
  char separator = ',';
  /// The cells of a row.
  std::size_t width = 1;
  /// So many rows come first that are not data, as the header: they may have any number of cells.
  std::size_t passed = 1;
  /// The wanted columns from left to right, counted from 0, each below `width`.
  std::vector<std::uint32_t> columns;
  /// Which of those, counted from 0, are kept as they stand in the text.
  std::vector<std::uint32_t> kept = {};
  /// The line of the file on which the text begins.
  std::uint32_t line = 1;
  /// Whether it stops at a row that is the first one again, but for quotes and blanks, as where two files
  /// were joined.
  bool stops_at_first = false;
};

/// The cells of a wanted column in the rows of a batch, without the blanks around them, quotes undone, line
/// ends within them "\n".
class Column {
 public:
  void add(std::string_view cell);
  void clear();

  /// Whether there are more spellings than a dictionary has room for: then cells are listed as texts, not as
  /// numbers.
  [[nodiscard]] bool listed() const { return listed_; }
  /// Of each row the number of its spelling. Empty where cells are listed.
  [[nodiscard]] std::span<const std::uint32_t> codes() const { return codes_; }
  /// All spellings so far, or the listed cells, each with a zero byte behind it.
  [[nodiscard]] std::string_view texts() const {
    return listed_ ? std::string_view(texts_.data(), texts_.size()) : dictionary_.spellings();
  }

 private:
  void list(std::string_view cell);

  Dictionary dictionary_;
  bool listed_ = false;
  std::vector<std::uint32_t> codes_;
  std::vector<char> texts_;
};

/// What came of looking for rows.
enum class Step : std::uint32_t {
  /// No row is complete any more: the next piece is wanted, or the text is at its end.
  more,
  /// The batch is full. There may be more rows.
  full,
  /// The next row, or the text, is none that is read here. Nothing is read any more: `rest` is for a reader
  /// that says
  /// what is wrong, or reads what is unusual.
  odd,
};

/// Rows of CSV (RFC 4180, lines ending in LF, CR LF or CR) out of UTF-8, in pieces of any size. It reads what
/// nobody can read in two ways, and stops at the rest: quotes that never close or have text behind them,
/// blanks before a quote, rows of another number of cells, the first row again where that is asked for, rows
/// of over kLongest bytes, bytes that are no text. Blank lines are no rows where a row has several cells, nor
/// at the end of the text.
class Scanner {
 public:
  static constexpr std::size_t kLongest = 1 << 22;

  explicit Scanner(Layout layout);

  /// Where the next `bytes` bytes of the text are to be written.
  [[nodiscard]] std::span<char> room(std::size_t bytes);

  /// Takes as many bytes as have been written there.
  void add(std::size_t bytes);

  /// Reads rows into a new batch; `last` says that the text has been added to its end.
  Step read(bool last);

  /// The lines of the batch's rows, counted from 1.
  [[nodiscard]] std::span<const std::uint32_t> lines() const { return lines_; }
  /// In the order of `Layout::columns`.
  [[nodiscard]] std::span<const Column> columns() const { return columns_; }

  /// The bytes of a cell of the batch's row, quotes and blanks included; `k` counts `Layout::kept`.
  [[nodiscard]] std::string_view kept(std::size_t k, std::size_t row) const {
    const Place& place = kept_[k][row];
    return {buffer_.data() + place.at, place.length};
  }
  [[nodiscard]] char separator() const { return layout_.separator; }

  /// The bytes of which no row has been made yet, and the line on which they begin.
  [[nodiscard]] std::string_view rest() const { return {buffer_.data() + begin_, end_ - begin_}; }
  [[nodiscard]] std::uint32_t line() const { return line_; }
  /// Blank lines that were passed over so far.
  [[nodiscard]] std::uint32_t blank_lines() const { return blank_lines_; }
  /// How many of the rows that come first are still to come.
  [[nodiscard]] std::size_t to_pass() const { return layout_.passed; }

 private:
  class Cursor;
  /// A cell as it stands in the text, without its quotes.
  struct Cell {
    std::string_view text;
    /// The same with them, and with the blanks behind them.
    std::string_view written;
    /// Whether there are doubled quotes or carriage returns in it.
    bool rewritten = false;
  };
  /// Bytes of the buffer.
  struct Place {
    std::uint32_t at = 0;
    std::uint32_t length = 0;
  };
  /// `quoted`: it has quotes, or may have.
  enum class Found { row, incomplete, odd, quoted };

  Found find_plain(Cursor& cursor, bool last);
  Found find_row(Cursor& cursor, bool last);
  Found find_quoted(Cursor& cursor, const char*& mark, Cell& cell, bool last);
  /// False where the batch is full before all are in it.
  bool take_pending();
  /// False where the row is none of this table.
  bool take();
  /// The bytes of the row that was found last, without its line end and the mark that a file may begin with.
  [[nodiscard]] std::string_view row() const;
  [[nodiscard]] bool like_first() const;
  void emit();
  std::string_view value(const Cell& cell);

  Layout layout_;
  std::size_t most_rows_;
  TextCheck check_;
  bool text_ = true;

  std::vector<char> buffer_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  /// Less than this is not worth a look: the row is a long one, and would be gone through again and again.
  std::size_t enough_ = 0;

  /// Of the row that was found last: its wanted cells, how many it has in all, whether it is one blank cell,
  /// the line ends within its quotes, and where the next row begins.
  std::vector<Cell> cells_;
  std::size_t count_ = 0;
  bool blank_ = false;
  std::uint32_t breaks_ = 0;
  const char* next_ = nullptr;
  /// The first row without quotes and blanks, where rows are held against it.
  std::vector<char> first_;

  std::uint32_t line_;
  std::uint32_t blank_lines_ = 0;
  /// Blank lines of a single column: rows if another one follows.
  std::uint32_t pending_ = 0;

  std::vector<std::uint32_t> lines_;
  std::vector<Column> columns_;
  std::vector<std::vector<Place>> kept_;
  std::vector<char> scratch_;
};

}  // namespace sluice::csv
