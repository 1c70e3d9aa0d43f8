// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv/scanner.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <iterator>

#include "csv/blanks.hpp"
#include "csv/blocks.hpp"

namespace sluice::csv {
namespace {

/// So many cells are a batch, and so many rows at most and at least.
constexpr std::size_t kCells = 1 << 20;
constexpr std::size_t kMostRows = 1 << 14;
constexpr std::size_t kLeastRows = 1 << 6;

/// A row that is shorter may be gone through again with every piece of the text.
constexpr std::size_t kShort = 1 << 14;

bool begins_blank(std::string_view text) { return blank_at_begin(text) > 0; }

/// Programs that write the same names differ in quotes and blanks. So this begins with the first byte that is
/// neither.
std::string_view past_quotes_and_blanks(std::string_view text) {
  while (!text.empty()) {
    const bool one = text.front() == '"' || static_cast<unsigned char>(text.front()) <= ' ';
    const std::size_t bytes = one ? 1 : blank_at_begin(text);
    if (bytes == 0) break;
    text.remove_prefix(bytes);
  }
  return text;
}

/// A letter of two bytes as a small one, in the alphabets of Latin, Greek and Cyrillic.
constexpr unsigned small_letter(unsigned code) {
  // Capitals and small letters take turns there.
  if ((code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17e)) return (code + 1U) & ~1U;
  if (code >= 0x100 && code <= 0x17f) return code | 1U;
  const bool apart =
      (code >= 0xc0 && code <= 0xde) || (code >= 0x391 && code <= 0x3a9) || (code >= 0x410 && code <= 0x42f);
  if (apart) return code + 0x20U;
  // With an accent, in Greek.
  if (code == 0x386) return 0x3ac;
  if (code == 0x38c) return 0x3cc;
  if (code >= 0x388 && code <= 0x38a) return code + 0x25U;
  if (code == 0x38e || code == 0x38f) return code + 0x3fU;
  return code >= 0x400 && code <= 0x40f ? code + 0x50U : code;
}

/// Hands over the letters of a row as small ones, without quotes and blanks, until one is refused.
template <typename Take>
bool each_letter(std::string_view text, Take take) {
  for (text = past_quotes_and_blanks(text); !text.empty(); text = past_quotes_and_blanks(text.substr(1))) {
    unsigned code = static_cast<unsigned char>(text.front());
    if (code >= 0xc2 && code < 0xe0 && text.size() > 1) {
      text.remove_prefix(1);
      code = small_letter((code & 0x1fU) << 6U | (static_cast<unsigned char>(text.front()) & 0x3fU));
    } else if (code >= 'A' && code <= 'Z') {
      code += 'a' - 'A';
    }
    if (!take(static_cast<char16_t>(code))) return false;
  }
  return true;
}

/// Whether nothing but blanks, no line end among them, stands before a quote.
bool blanks_before_quote(std::string_view text) {
  while (const std::size_t blank = blank_at_begin(text)) {
    if (text.front() == '\n' || text.front() == '\r') return false;
    text.remove_prefix(blank);
  }
  return text.starts_with('"');
}

}  // namespace

Word word_of(std::string_view cell) {
  if (cell.empty()) return {Word::kEmpty, 0};
  std::uint32_t number = 0;
  std::size_t i = 0;
  for (; i < cell.size() && cell[i] >= '0' && cell[i] <= '9' && number < Word::kNumbered; ++i) {
    number = 10 * number + static_cast<std::uint32_t>(cell[i] - '0');
  }
  if (i == cell.size() && number < Word::kNumbered && (cell[0] != '0' || i == 1)) return {number, 0};
  std::uint32_t low = 0xdeadbeef;
  std::uint32_t high = 0x41c6ce57;
  for (const char letter : cell) {
    low = (low ^ static_cast<unsigned char>(letter)) * 2654435761U;
    high = (high ^ static_cast<unsigned char>(letter)) * 1597334677U;
  }
  return {low, std::max(high, 1U)};
}

void Column::add_text(std::string_view cell) {
  if (listed_) {
    list(cell);
  } else if (const auto code = dictionary_.find(cell)) {
    codes_.push_back(*code);
  } else {
    // The rows of this batch are listed from the first on.
    listed_ = true;
    for (const std::uint32_t earlier : codes_) list(dictionary_.spelling(earlier));
    codes_.clear();
    list(cell);
  }
}

void Column::list(std::string_view cell) {
  texts_.insert(texts_.end(), cell.begin(), cell.end());
  texts_.push_back('\0');
}

void Column::clear() {
  codes_.clear();
  texts_.clear();
  words_.clear();
}

/// The marks of a text from some place on, a block at a time.
class Scanner::Cursor {
 public:
  Cursor(const char* begin, const char* end, char separator) : end_(end), separator_(separator) {
    look(begin);
  }

  /// The next mark of any kind, or the end. It is passed.
  const char* next() {
    std::uint64_t all = marks_.separators | marks_.quotes | marks_.ends;
    while (all == 0) {
      if (!advance()) return end_;
      all = marks_.separators | marks_.quotes | marks_.ends;
    }
    const int bit = std::countr_zero(all);
    const std::uint64_t others = ~(std::uint64_t{1} << bit);
    marks_.separators &= others;
    marks_.quotes &= others;
    marks_.ends &= others;
    return base_ + bit;
  }

  /// Goes to the next block; false where there is none.
  bool advance() {
    if (end_ - base_ <= kBytes) return false;
    look(base_ + kBlock);
    return true;
  }

  /// Passes all marks before this place, which is in this block or at the beginning of the next one.
  void seek(const char* at) {
    const std::ptrdiff_t bit = at - base_;
    if (bit < kBytes) {
      const std::uint64_t kept = ~std::uint64_t{0} << bit;
      marks_.separators &= kept;
      marks_.quotes &= kept;
      marks_.ends &= kept;
    } else if (!advance()) {
      marks_ = {};
    } else if (bit > kBytes) {
      seek(at);
    }
  }

  /// The beginning of the block, and its marks that have not been passed.
  [[nodiscard]] const char* base() const { return base_; }
  [[nodiscard]] const Marks& marks() const { return marks_; }
  [[nodiscard]] const char* end() const { return end_; }

 private:
  static constexpr std::ptrdiff_t kBytes = kBlock;

  void look(const char* base) {
    base_ = base;
    marks_ = Wide::marks(base, separator_);
    const std::ptrdiff_t left = end_ - base;
    if (left < kBytes) {
      const std::uint64_t kept = (std::uint64_t{1} << left) - 1;
      marks_.separators &= kept;
      marks_.quotes &= kept;
      marks_.ends &= kept;
    }
  }

  const char* base_ = nullptr;
  const char* end_;
  Marks marks_;
  char separator_;
};

Scanner::Scanner(Layout layout)
    : layout_(std::move(layout)),
      most_rows_(
          std::clamp(kCells / std::max<std::size_t>(layout_.columns.size(), 1), kLeastRows, kMostRows)),
      buffer_(kBlock),
      cells_(layout_.columns.size()),
      line_(layout_.line),
      columns_(layout_.columns.size()),
      kept_(layout_.kept.size()) {
  for (const std::uint32_t k : layout_.words) columns_[k].take_words();
}

std::span<char> Scanner::room(std::size_t bytes) {
  if (begin_ > 0) {
    std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
    end_ -= begin_;
    begin_ = 0;
  }
  if (buffer_.size() < end_ + bytes + kBlock) buffer_.resize(end_ + bytes + kBlock);
  return std::span(buffer_).subspan(end_, bytes);
}

void Scanner::add(std::size_t bytes) {
  text_ = text_ && check_.add(std::span(buffer_).subspan(end_, bytes));
  end_ += bytes;
}

Step Scanner::read(bool last) {
  lines_.clear();
  for (Column& column : columns_) column.clear();
  for (auto& places : kept_) places.clear();
  if (!text_ || (last && !check_.complete())) return Step::odd;
  if (!last && end_ - begin_ < enough_) return Step::more;
  Cursor cursor(buffer_.data() + begin_, buffer_.data() + end_, layout_.separator);
  while (begin_ < end_) {
    if (lines_.size() == most_rows_) return Step::full;
    Found found = find_plain(cursor, last);
    if (found == Found::quoted) found = find_row(cursor, last);
    if (found == Found::incomplete) {
      const std::size_t size = end_ - begin_;
      if (size <= kLongest) {
        enough_ = size < kShort ? 0 : std::min(2 * size, kLongest + 1);
        return Step::more;
      }
      found = Found::odd;
    }
    // Blank lines before this row were rows of a single column after all, even if this row cannot be read.
    if (found == Found::odd || !blank_ || layout_.width > 1) {
      if (!take_pending()) return Step::full;
      if (lines_.size() == most_rows_) return Step::full;
    }
    if (found == Found::odd || !take()) return Step::odd;
    line_ += breaks_ + 1;
    begin_ = static_cast<std::size_t>(next_ - buffer_.data());
  }
  if (last) {
    blank_lines_ += pending_;
    pending_ = 0;
  }
  enough_ = 0;
  return Step::more;
}

/// Counts separators a block at a time, as long as there is no quote in the row.
Scanner::Found Scanner::find_plain(Cursor& cursor, bool last) {
  const Cursor first = cursor;
  const char* const end = cursor.end();
  // The beginning of the cell with this number in its row.
  const char* at = buffer_.data() + begin_;
  std::size_t number = 0;
  std::size_t wanted = 0;
  for (;;) {
    const char* const base = cursor.base();
    const Marks& marks = cursor.marks();
    const bool ends = marks.ends != 0;
    const std::uint64_t before = ends ? (marks.ends & (0 - marks.ends)) - 1 : ~std::uint64_t{0};
    if ((marks.quotes & before) != 0) {
      cursor = first;
      return Found::quoted;
    }
    // Separators to be passed within the block; `next` is the first of them.
    std::uint64_t next = marks.separators & before;
    const std::uint64_t all = next;
    const std::size_t after = number + static_cast<std::size_t>(std::popcount(next));
    const char* const row_end = ends ? base + std::countr_zero(marks.ends) : end;
    const bool whole = ends || (last && end - base <= static_cast<std::ptrdiff_t>(kBlock));
    while (wanted < cells_.size() && layout_.columns[wanted] <= after) {
      const std::size_t column = layout_.columns[wanted];
      if (column == after && !whole) break;
      for (; number < column; ++number) {
        at = base + std::countr_zero(next) + 1;
        next &= next - 1;
      }
      const char* const cell_end = column == after ? row_end : base + std::countr_zero(next);
      cells_[wanted++] = {{at, cell_end}, {at, cell_end}, false};
    }
    if (whole) {
      count_ = after + 1;
      breaks_ = 0;
      blank_ = count_ == 1 && trimmed({buffer_.data() + begin_, row_end}).empty();
      next_ = ends ? row_end + 1 : end;
      if (ends && *row_end == '\r') {
        if (next_ == end && !last) return Found::incomplete;
        if (next_ != end && *next_ == '\n') ++next_;
      }
      cursor.seek(next_);
      return Found::row;
    }
    if (all != 0) at = base + kBlock - std::countl_zero(all);
    number = after;
    if (!cursor.advance()) return Found::incomplete;
  }
}

Scanner::Found Scanner::find_row(Cursor& cursor, bool last) {
  const char* const end = cursor.end();
  const char* at = buffer_.data() + begin_;
  std::size_t wanted = 0;
  count_ = 0;
  breaks_ = 0;
  blank_ = false;
  for (;;) {
    Cell cell;
    const char* mark = nullptr;
    if (at != end && *at == '"') {
      const Found found = find_quoted(cursor, mark, cell, last);
      if (found != Found::row) return found;
    } else {
      mark = cursor.next();
      while (mark != end && *mark == '"') {
        // Within a cell a quote is a letter.
        if (begins_blank({at, mark}) && blanks_before_quote({at, mark + 1})) return Found::odd;
        mark = cursor.next();
      }
      if (mark == end && !last) return Found::incomplete;
      cell.text = {at, mark};
      blank_ = count_ == 0 && (mark == end || *mark != layout_.separator) && trimmed(cell.text).empty();
    }
    cell.written = {at, mark};
    if (wanted < cells_.size() && layout_.columns[wanted] == count_) cells_[wanted++] = cell;
    ++count_;
    if (mark != end && *mark == layout_.separator) {
      at = mark + 1;
      continue;
    }
    next_ = mark == end ? end : mark + 1;
    if (mark != end && *mark == '\r') {
      if (next_ == end && !last) return Found::incomplete;
      if (next_ != end && *next_ == '\n') next_ = cursor.next() + 1;
    }
    return Found::row;
  }
}

/// Sets `mark` to the end of the cell behind its quotes.
Scanner::Found Scanner::find_quoted(Cursor& cursor, const char*& mark, Cell& cell, bool last) {
  const char* const end = cursor.end();
  const char* const text = cursor.next() + 1;
  for (;;) {
    mark = cursor.next();
    if (mark == end) return last ? Found::odd : Found::incomplete;
    const bool final = mark + 1 == end;
    // The next byte decides the meaning of this mark.
    if (final && !last && *mark != '\n') return Found::incomplete;
    if (*mark == '"') {
      if (final || mark[1] != '"') break;
      cell.rewritten = true;
      cursor.next();
    } else if (*mark == '\n') {
      ++breaks_;
    } else if (*mark == '\r') {
      cell.rewritten = true;
      if (final || mark[1] != '\n') ++breaks_;
    }
  }
  cell.text = {text, mark};
  if (cell.rewritten && begins_blank(cell.text) && blanks_before_quote(cell.text)) return Found::odd;
  ++mark;
  while (mark != end && (*mark == ' ' || *mark == '\t' || *mark == '\f') && *mark != layout_.separator)
    ++mark;
  if (mark == end) return last ? Found::row : Found::incomplete;
  return cursor.next() == mark && *mark != '"' ? Found::row : Found::odd;
}

bool Scanner::take_pending() {
  for (; pending_ > 0; --pending_) {
    if (layout_.passed > 0) {
      --layout_.passed;
      continue;
    }
    if (lines_.size() == most_rows_) return false;
    lines_.push_back(line_ - pending_);
    for (Column& column : columns_) column.add({});
    for (auto& places : kept_) places.emplace_back();
  }
  return true;
}

bool Scanner::take() {
  if (blank_) {
    ++(layout_.width > 1 ? blank_lines_ : pending_);
  } else if (layout_.passed > 0) {
    // A single cell may be a line of blanks beyond ASCII, which are not data: the parser decides.
    if (count_ == 1 && layout_.width > 1) return false;
    if (layout_.stops_at_first) {
      each_letter(row(), [&](char16_t letter) {
        first_.push_back(letter);
        return true;
      });
    }
    layout_.stops_at_first = false;
    --layout_.passed;
  } else if (!first_.empty() && like_first()) {
    return false;
  } else if (count_ == layout_.width) {
    emit();
  } else {
    return false;
  }
  return true;
}

bool Scanner::like_first() const {
  std::size_t at = 0;
  const bool fits = each_letter(row(), [&](char16_t letter) {
    if (at == first_.size() || letter != first_[at]) return false;
    ++at;
    return true;
  });
  return fits && at == first_.size();
}

std::string_view Scanner::row() const {
  constexpr std::string_view kMark = "\xef\xbb\xbf";
  std::string_view row(buffer_.data() + begin_, next_);
  if (row.ends_with('\n')) row.remove_suffix(1);
  if (row.ends_with('\r')) row.remove_suffix(1);
  return row.starts_with(kMark) ? row.substr(kMark.size()) : row;
}

void Scanner::emit() {
  lines_.push_back(line_);
  for (std::size_t k = 0; k < columns_.size(); ++k) columns_[k].add(value(cells_[k]));
  for (std::size_t k = 0; k < kept_.size(); ++k) {
    const std::string_view written = cells_[layout_.kept[k]].written;
    kept_[k].push_back({static_cast<std::uint32_t>(written.data() - buffer_.data()),
                        static_cast<std::uint32_t>(written.size())});
  }
}

std::string_view Scanner::value(const Cell& cell) {
  std::string_view text = cell.text;
  if (cell.rewritten) {
    scratch_.clear();
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char c = text[i];
      scratch_.push_back(c == '\r' ? '\n' : c);
      const char after = i + 1 < text.size() ? text[i + 1] : '\0';
      if (c == '"' || (c == '\r' && after == '\n')) ++i;
    }
    text = {scratch_.data(), scratch_.size()};
  }
  const auto plain = [](char c) { return static_cast<signed char>(c) > ' '; };
  if (text.empty() || (plain(text.front()) && plain(text.back()))) return text;
  return trimmed(text);
}

}  // namespace sluice::csv
