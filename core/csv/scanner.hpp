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
  /// So many rows that are not data come first, such as the header; they may have any number of cells.
  std::size_t passed = 1;
  /// The wanted columns from left to right, counted from 0, each below `width`.
  std::vector<std::uint32_t> columns;
  /// The wanted columns, counted from 0, whose cells are kept as they stand in the text.
  std::vector<std::uint32_t> kept = {};
  /// The wanted columns, counted from 0, of whose cells only a word each is wanted.
  std::vector<std::uint32_t> words = {};
  /// The line of the file on which the text begins.
  std::uint32_t line = 1;
  /// Whether it stops at a row that repeats the first one, apart from quotes, blanks and capitals: joined
  /// files have such rows.
  bool stops_at_first = false;
};

/// Two numbers by which a cell is told apart. For a whole number below kNumbered they are itself and 0, for
/// another text the halves of a hash, the second not 0. wasm/files/people-seen.ts has the same.
struct Word {
  static constexpr std::uint32_t kNumbered = 1 << 27;
  static constexpr std::uint32_t kEmpty = 0xffffffff;

  std::uint32_t low;
  std::uint32_t high;

  bool operator==(const Word&) const = default;
};
Word word_of(std::string_view cell);

/// The cells of a wanted column in the rows of a batch. Blanks around them are gone, quotes undone, and line
/// ends within them "\n".
class Column {
 public:
  void add(std::string_view cell) {
    if (as_words_) {
      words_.push_back(word_of(cell));
    } else {
      add_text(cell);
    }
  }
  void clear();

  /// From now on only the words of cells are taken.
  void take_words() { as_words_ = true; }
  [[nodiscard]] bool as_words() const { return as_words_; }
  [[nodiscard]] std::span<const Word> words() const { return words_; }

  /// Whether there are more spellings than a dictionary has room for. Cells are then listed as texts, not as
  /// numbers.
  [[nodiscard]] bool listed() const { return listed_; }
  /// The number of each row's spelling. Empty if cells are listed.
  [[nodiscard]] std::span<const std::uint32_t> codes() const { return codes_; }
  /// All spellings so far, or the listed cells, each with a zero byte behind it.
  [[nodiscard]] std::string_view texts() const {
    return listed_ ? std::string_view(texts_.data(), texts_.size()) : dictionary_.spellings();
  }

 private:
  void add_text(std::string_view cell);
  void list(std::string_view cell);

  Dictionary dictionary_;
  bool listed_ = false;
  std::vector<std::uint32_t> codes_;
  std::vector<char> texts_;
  bool as_words_ = false;
  std::vector<Word> words_;
};

/// The result of looking for rows.
enum class Step : std::uint32_t {
  /// There is no complete row left: the next piece is wanted, or the text is at its end.
  more,
  /// The batch is full. There may be more rows.
  full,
  /// The next row, or the text, cannot be read here, and reading ends. `rest` is for a reader that names the
  /// fault, or reads unusual rows.
  odd,
};

/// Rows of CSV (RFC 4180, lines ending in LF, CR LF or CR) out of UTF-8, in pieces of any size. It stops at
/// anything that can be read in two ways. Examples are quotes that never close or have text behind them,
/// blanks before a quote, and rows of another number of cells. It also stops at rows of over kLongest bytes,
/// at bytes that are not text, and, if asked, at the first row again. Blank lines are not rows if a row has
/// several cells, nor at the end of the text.
class Scanner {
 public:
  static constexpr std::size_t kLongest = 1 << 22;

  explicit Scanner(Layout layout);

  /// Room for the next `bytes` bytes of the text.
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

  /// The bytes that are not yet part of a row, and the line on which they begin.
  [[nodiscard]] std::string_view rest() const { return {buffer_.data() + begin_, end_ - begin_}; }
  [[nodiscard]] std::uint32_t line() const { return line_; }
  /// Blank lines passed over so far.
  [[nodiscard]] std::uint32_t blank_lines() const { return blank_lines_; }
  /// How many of the first rows, which are not data, are still to come.
  [[nodiscard]] std::size_t to_pass() const { return layout_.passed; }

 private:
  class Cursor;
  /// A cell as it stands in the text, without its quotes.
  struct Cell {
    std::string_view text;
    /// The same with its quotes, and with the blanks behind them.
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
  /// False if the batch is full before all are in it.
  bool take_pending();
  /// False if the row is not one of this table.
  bool take();
  /// The bytes of the last row found, without its line end and without a byte order mark.
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
  /// With fewer bytes than this the row is not read again: it is long, and every piece would start anew.
  std::size_t enough_ = 0;

  /// The last row found: its wanted cells, the number of its cells, and whether it is one blank cell. Then
  /// the line ends within its quotes, and the beginning of the next row.
  std::vector<Cell> cells_;
  std::size_t count_ = 0;
  bool blank_ = false;
  std::uint32_t breaks_ = 0;
  const char* next_ = nullptr;
  /// The first row without quotes and blanks, if rows are compared with it.
  std::vector<char16_t> first_;

  std::uint32_t line_;
  std::uint32_t blank_lines_ = 0;
  /// Blank lines of a single column: they are rows if another row follows.
  std::uint32_t pending_ = 0;

  std::vector<std::uint32_t> lines_;
  std::vector<Column> columns_;
  std::vector<std::vector<Place>> kept_;
  std::vector<char> scratch_;
};

}  // namespace sluice::csv
