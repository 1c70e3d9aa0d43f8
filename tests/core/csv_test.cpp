// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <string>

#include "csv/blanks.hpp"
#include "csv/blocks.hpp"
#include "csv/output.hpp"
#include "csv/scanner.hpp"
#include "csv_reference.hpp"
#include "effort.hpp"

namespace sluice::csv_test {

using namespace csv;
using sluice::test::PlainTable;
using sluice::test::read_plainly;
using sluice::test::repeats;

namespace {

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t n) { return random() % n; }

/// The cells of a column in the order of the rows.
std::vector<std::string> cells_of(const Column& column, std::size_t rows) {
  std::vector<std::string> texts;
  std::string_view left = column.texts();
  while (!left.empty()) {
    const std::size_t end = left.find('\0');
    texts.emplace_back(left.substr(0, end));
    left.remove_prefix(end + 1);
  }
  if (column.listed()) return texts;
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < rows; ++i) cells.push_back(texts.at(column.codes()[i]));
  return cells;
}

struct Scan : PlainTable {
  Step step = Step::more;
  std::string rest;
  std::uint32_t line = 1;
};

/// The result of scanning a text that comes in pieces of `piece` bytes.
Scan scan(std::string_view text, const Layout& layout, std::size_t piece) {
  Scanner scanner(layout);
  Scan seen;
  const auto read = [&](bool last) {
    do {
      seen.step = scanner.read(last);
      const std::size_t first = seen.rows.size();
      seen.lines.insert(seen.lines.end(), scanner.lines().begin(), scanner.lines().end());
      seen.rows.resize(seen.lines.size());
      for (const Column& column : scanner.columns()) {
        const auto cells = cells_of(column, scanner.lines().size());
        REQUIRE(cells.size() == scanner.lines().size());
        for (std::size_t i = 0; i < cells.size(); ++i) seen.rows[first + i].push_back(cells[i]);
      }
    } while (seen.step == Step::full);
  };
  std::size_t at = 0;
  while (at < text.size() && seen.step != Step::odd) {
    const std::string_view some = text.substr(at, piece);
    std::ranges::copy(some, scanner.room(some.size()).begin());
    scanner.add(some.size());
    at += some.size();
    read(false);
  }
  if (seen.step != Step::odd) read(true);
  seen.blank_lines = scanner.blank_lines();
  seen.line = scanner.line();
  seen.rest = std::string(scanner.rest()) + std::string(text.substr(at));
  return seen;
}

std::vector<std::uint32_t> all_of(std::size_t width) {
  std::vector<std::uint32_t> columns;
  for (std::uint32_t i = 0; i < width; ++i) columns.push_back(i);
  return columns;
}

/// A random text of the characters that matter in CSV, mostly tables.
std::string random_text(Random& random, char separator, std::size_t width) {
  static const std::vector<std::string> kCells = {
      "a",          "bc",
      "",           " ",
      "x y",        "\"q\"",
      "\"a\"\"b\"", "\"l\r\nm\"",
      "\"\"",       "7",
      "\t",         "\"s,t;u\" ",
      "a\"b",       "long enough for more than a block of bytes, it is"};
  static const std::vector<std::string> kEnds = {"\n", "\r\n", "\r", "\n", "\n\n"};
  static const std::vector<std::string> kOdd = {"\"", " \"", "\"x\"y", "\n", "\r", ",", ";", "\f"};
  std::string text;
  const std::size_t rows = below(random, 12);
  const bool wild = below(random, 3) == 0;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < width; ++column) {
      if (column > 0) text += separator;
      // A cell with a separator would be several cells, so it is quoted.
      std::string cell = kCells[below(random, kCells.size())];
      if (!cell.starts_with('"')) std::erase(cell, separator);
      text += cell;
      if (wild && below(random, 20) == 0) text += kOdd[below(random, kOdd.size())];
    }
    if (row + 1 < rows || below(random, 2) == 0) text += kEnds[below(random, kEnds.size())];
  }
  return text;
}

}  // namespace

TEST_CASE("a block has the same marks with wide instructions and without") {
  Random random(1);
  for (int round = 0; round < 2000; ++round) {
    std::array<char, kBlock> block{};
    const int kinds = round % 3;
    for (char& c : block) {
      c = kinds == 0   ? static_cast<char>(below(random, 256))
          : kinds == 1 ? "\",;\n\r\tab"[below(random, 8)]
                       : 'x';
    }
    if (kinds == 2 && round % 2 == 0) block[below(random, kBlock)] = static_cast<char>(below(random, 256));
    for (const char separator : {',', ';', '\t', '|'})
      CHECK(Wide::marks(block.data(), separator) == Plain::marks(block.data(), separator));
    CHECK(Wide::odd(block.data()) == Plain::odd(block.data()));
  }
}

TEST_CASE(
    "the scanner reads what is read a character at a time, in pieces of any size, and stops where that "
    "does") {
  Random random(2);
  int stopped = 0;
  for (int round = 0; round < repeats(20'000); ++round) {
    const char separator = ",;\t|"[below(random, 4)];
    const std::size_t width = 1 + below(random, 4);
    const std::size_t passed = below(random, 3);
    const std::string text = random_text(random, separator, width);
    CAPTURE(round);
    CAPTURE(text);
    const PlainTable plain = read_plainly(text, separator, width, passed);
    for (const std::size_t piece : {text.size() + 1, 1 + below(random, 5), 1 + below(random, 80)}) {
      const Scan seen = scan(text, {separator, width, passed, all_of(width)}, piece);
      CAPTURE(piece);
      REQUIRE(seen.rows == plain.rows);
      REQUIRE(seen.lines == plain.lines);
      REQUIRE(seen.rest.size() == plain.left);
      REQUIRE((seen.step == Step::odd) == (plain.left > 0));
      if (plain.left == 0) REQUIRE(seen.blank_lines == plain.blank_lines);
    }
    stopped += plain.left > 0 ? 1 : 0;
  }
  // Both happen often enough to be seen.
  CHECK(stopped > repeats(20'000) / 50);
  CHECK(stopped < repeats(20'000) / 2);
}

TEST_CASE("only wanted columns have cells") {
  const Scan seen = scan("a,b,c\n1,\"2\n\",3\n4,5,6\n", {',', 3, 1, {2}}, 4);
  CHECK(seen.rows == std::vector<std::vector<std::string>>{{"3"}, {"6"}});
  CHECK(seen.lines == std::vector<std::uint32_t>{2, 4});
}

TEST_CASE("columns of words tell whole numbers apart by themselves, and texts by their hashes") {
  const std::vector<std::string> cells{"7",          "07", "0",  "00",  "134217727", "134217728",
                                       "1342177280", "7a", "-7", "7.0", ""};
  Layout layout{',', 2, 0, {0, 1}};
  layout.words = {1};
  Scanner scanner(layout);
  std::string text;
  for (const std::string& cell : cells) text += "7," + cell + "\n";
  std::ranges::copy(text, scanner.room(text.size()).begin());
  scanner.add(text.size());
  CHECK(scanner.read(true) == Step::more);
  CHECK_FALSE(scanner.columns()[0].as_words());
  const std::span<const Word> words = scanner.columns()[1].words();
  REQUIRE(words.size() == cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    CAPTURE(cells[i]);
    CHECK(words[i] == word_of(cells[i]));
    for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(words[i] == words[j]);
    CHECK((words[i].high == 0) ==
          (cells[i].empty() || cells[i] == "7" || cells[i] == "0" || cells[i] == "134217727"));
  }
  CHECK(words[0] == Word{7, 0});
  CHECK(words[4] == Word{Word::kNumbered - 1, 0});
}

TEST_CASE("where it is asked for, the first row again stops it, also behind a mark, in quotes or blanks") {
  Layout layout{',', 2, 1, {0, 1}};
  const std::string mark = "\xef\xbb\xbf";
  for (const std::string& again :
       {std::string("a,b"), mark + "a,b", std::string(R"("a", b)"), std::string("a\xc2\xa0, b")}) {
    for (const std::string& end : {std::string("\n"), std::string("\r\n"), std::string("\r")}) {
      const std::string text = "a,b" + end + "1,2" + end + again + end + "3,4" + end;
      for (const std::size_t piece : {std::size_t{1}, std::size_t{5}, text.size()}) {
        layout.stops_at_first = true;
        const Scan seen = scan(text, layout, piece);
        CHECK(seen.step == Step::odd);
        CHECK(seen.line == 3);
        CHECK(seen.rest == again + end + "3,4" + end);
        CHECK(seen.rows == std::vector<std::vector<std::string>>{{"1", "2"}});
        layout.stops_at_first = false;
        CHECK(scan(text, layout, piece).rows.size() == 3);
      }
    }
  }
  layout.stops_at_first = true;
  CHECK(scan("\"a\",b\n\"a\",bb\na,\na,b\nx,y\n", layout, 4).rows.size() == 2);
}

TEST_CASE("the first row again in other capitals stops it as well, in alphabets that have them") {
  Layout layout{',', 2, 1, {0, 1}};
  layout.stops_at_first = true;
  const std::vector<std::pair<std::string, std::string>> names{
      {"Town,says", "TOWN,Says"}, {"Größe,é", "GRÖßE,É"}, {"Πόλη,α", "ΠΌΛΗ,Α"},
      {"Город,ё", "ГОРОД,Ё"},     {"město,ž", "MĚSTO,Ž"}, {"Šířka,ľ", "šířKA,Ľ"},
  };
  for (const auto& [first, again] : names) {
    CAPTURE(first);
    const std::string text = first + "\n1,2\n" + again + "\n3,4\n";
    const Scan seen = scan(text, layout, 3);
    CHECK(seen.step == Step::odd);
    CHECK(seen.line == 3);
  }
  for (const std::string& other : {std::string("Город,ж"), std::string("Порог,ё"), std::string("мосты,ё")})
    CHECK(scan("Город,ё\n1,2\n" + other + "\n3,4\n", layout, 3).rows.size() == 3);
}

TEST_CASE("cells of more spellings than there is room for are listed, and none is lost") {
  std::string text = "n\n";
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < 3 * Dictionary::kMost; ++i) {
    rows.push_back({i % 3 == 0 ? "same" : std::to_string(i)});
    text += rows.back()[0] + "\n";
  }
  CHECK(scan(text, {',', 1, 1, {0}}, 100'000).rows == rows);
  CHECK(scan(text, {',', 1, 1, {0}}, 7).rows == rows);
}

TEST_CASE("long spellings are listed before a dictionary is large") {
  std::string text = "n\n";
  for (int i = 0; i < 100; ++i) text += std::to_string(i) + std::string(10'000, 'x') + "\n";
  Scanner scanner({',', 1, 1, {0}});
  std::ranges::copy(text, scanner.room(text.size()).begin());
  scanner.add(text.size());
  CHECK(scanner.read(true) == Step::more);
  CHECK(scanner.columns()[0].listed());
  CHECK(cells_of(scanner.columns()[0], 100).size() == 100);
}

TEST_CASE("a row is read as long as it may be, and no longer") {
  const std::string row = "a,\"" + std::string(Scanner::kLongest - 1000, 'x') + "\"\n";
  CHECK(scan("h,h\n" + row + row, {',', 2, 1, {0, 1}}, 1 << 18).rows.size() == 2);
  const Scan seen =
      scan("h,h\na,\"" + std::string(2 * Scanner::kLongest, 'x') + "\"\n", {',', 2, 1, {0, 1}}, 1 << 18);
  CHECK(seen.step == Step::odd);
  CHECK(seen.line == 2);
}

TEST_CASE("blanks are those of JavaScript, at both ends of a cell") {
  const std::vector<std::string> blanks = {" ",
                                           "\t",
                                           "\n",
                                           "\f",
                                           "\xc2\xa0",
                                           "\xe1\x9a\x80",
                                           "\xe2\x80\x80",
                                           "\xe2\x80\x8a",
                                           "\xe2\x80\xa8",
                                           "\xe2\x80\xa9",
                                           "\xe2\x80\xaf",
                                           "\xe2\x81\x9f",
                                           "\xe3\x80\x80",
                                           "\xef\xbb\xbf"};
  const std::vector<std::string> others = {"\xc2\x85",     "\xe2\x80\x8b", "\xe2\x80\x90", "\xc2\xa1",
                                           "\xe1\xa0\x8e", "\xef\xbb\xbe", "\xe3\x80\x81", "a",
                                           "\"",           "\xe2"};
  for (const std::string& blank : blanks) {
    CHECK(trimmed(blank + "a" + blank + blank) == "a");
    CHECK(trimmed(blank + blank).empty());
    for (const std::string& other : others) CHECK(trimmed(blank + other + blank) == other);
  }
}

TEST_CASE("bytes are text where a strict decoder says so, wherever they are cut") {
  // Every sequence of up to three bytes out of those at which something begins or ends.
  const std::vector<int> edges = {0x00, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1f, 0x20, 0x7e,
                                  0x7f, 0x80, 0x84, 0x85, 0x86, 0x8f, 0x90, 0x9f, 0xa0, 0xad,
                                  0xae, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xe2, 0xec,
                                  0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff};
  // A character and how many bytes it has, by the definition of UTF-8; no bytes where it is none.
  const auto character = [](const std::string& text,
                            std::size_t at) -> std::pair<std::uint32_t, std::size_t> {
    const auto byte = [&](std::size_t i) {
      return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    const std::size_t length = byte(0) < 0x80       ? 1
                               : byte(0) >> 5 == 6  ? 2
                               : byte(0) >> 4 == 14 ? 3
                               : byte(0) >> 3 == 30 ? 4
                                                    : 0;
    if (length == 0) return {0, 0};
    std::uint32_t code = length == 1 ? byte(0) : byte(0) & (0xffU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
      if (byte(i) >> 6 != 2) return {0, 0};
      code = code << 6 | (byte(i) & 0x3fU);
    }
    constexpr std::array<std::uint32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
    const bool half = code >= 0xd800 && code < 0xe000;
    return {code, code < kLeast[length] || code > 0x10ffff || half ? 0 : length};
  };
  const auto expected = [&](const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
      const auto [code, length] = character(text, at);
      if (length == 0) return false;
      const bool control = code < 0x20 || (code >= 0x7f && code < 0xa0);
      const bool kept = code == '\t' || code == '\n' || code == '\f' || code == '\r' || code == 0x85;
      if ((control && !kept) || code == 0x202d || code == 0x202e) return false;
      at += length;
    }
    return true;
  };
  const auto found = [](const std::string& text, std::size_t cut) {
    TextCheck check;
    const std::string padded = text + std::string(kBlock, 'x');
    return check.add(std::span(padded).first(cut)) &&
           check.add(std::span(padded).subspan(cut, text.size() - cut)) && check.complete();
  };
  for (const int a : edges) {
    for (const int b : edges) {
      for (const int c : edges) {
        const std::string text = {static_cast<char>(a), static_cast<char>(b), static_cast<char>(c)};
        const bool good = expected(text);
        for (std::size_t cut = 0; cut <= 3; ++cut) REQUIRE(found(text, cut) == good);
        for (const int d : {0x7f, 0x80, 0x85, 0xbf, 0xc0}) {
          const std::string longer = text + static_cast<char>(d);
          REQUIRE(found(longer, 2) == expected(longer));
          REQUIRE(found(std::string(70, 'a') + longer, 65) == expected(longer));
        }
      }
    }
  }
}

TEST_CASE("what is written is what is drawn, and the bytes of what is kept") {
  const std::string text = "a;b;c\n1; x;\"l\r\nm\" \n2;5\" y, z;\"q;\"\"\"\n";
  Scanner scanner({';', 3, 1, {1, 2}, {0, 1}});
  std::ranges::copy(text, scanner.room(text.size()).begin());
  scanner.add(text.size());
  CHECK(scanner.read(true) == Step::more);
  Output output(3);
  const std::string cells = "yes\"no, \"\"or\"\"\"";
  output.column(0) = {0, {cells.begin(), cells.end()}, {3, 15}, {1, 0}};
  output.column(0).cells.resize(cells.size() + OutputColumn::kSlack);
  output.column(1) = {1, {}, {}, {OutputColumn::kKept, OutputColumn::kKept}};
  output.column(2) = {0, {}, {}, {OutputColumn::kKept, OutputColumn::kKept}};
  output.write(2, scanner);
  output.column(0).codes = {0};
  output.write(1, scanner);
  // Behind commas a cell with a comma in it has to be quoted.
  CHECK(output.text() ==
        "\"no, \"\"or\"\"\",\"l\r\nm\" , x\nyes,\"q;\"\"\",\"5\"\" y, z\"\nyes,\"l\r\nm\" , x\n");
  output.clear();
  CHECK(output.text().empty());
}

}  // namespace sluice::csv_test
