// SPDX-License-Identifier: GPL-3.0-or-later
#include "claim_text.hpp"

#include <algorithm>
#include <cstdlib>
#include <istream>
#include <string>
#include <utility>
#include <vector>

namespace sluice::test {
namespace {

// More entries than any test has.
constexpr Index kMost = 1'000'000;

class Reader {
 public:
  explicit Reader(std::istream& in) : in_(in) {}

  [[nodiscard]] bool failed() const { return in_.fail(); }

  template <class T>
  T read() {
    T value{};
    in_ >> value;
    return value;
  }

  /// Reads "inf" for infinity, and numbers too small for a double as zero: streams do neither.
  double number() {
    const auto text = read<std::string>();
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0') in_.setstate(std::ios::failbit);
    return value;
  }

  Integer integer() {
    const auto text = read<std::string>();
    // Without zeros in front, which would make it octal.
    const auto first = std::find_if(text.begin() + (text.starts_with('-') ? 1 : 0), text.end(),
                                    [](char c) { return c != '0'; });
    const std::string digits(first, text.end());
    const bool whole = std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    if (whole && !text.empty() && digits.size() < 10'000) {
      const Integer size(digits.empty() ? "0" : digits);
      return text.starts_with('-') ? Integer(-size) : size;
    }
    in_.setstate(std::ios::failbit);
    return 0;
  }

  /// Reads the number of items that follow.
  Index count() {
    const auto count = read<Index>();
    if (count >= 0 && count <= kMost) return in_.fail() ? 0 : count;
    in_.setstate(std::ios::failbit);
    return 0;
  }

  template <class T, class Next>
  Matrix<T> table(Index rows, Index columns, const Next& next) {
    if (static_cast<double>(rows) * static_cast<double>(columns) > kMost) in_.setstate(std::ios::failbit);
    if (in_.fail()) return {};
    Matrix<T> cells(rows, columns);
    for (Index i = 0; i < rows; ++i) {
      for (Index j = 0; j < columns; ++j) cells(i, j) = next();
    }
    return cells;
  }

  template <class T>
  Matrix<T> whole(Index rows, Index columns) {
    return table<T>(rows, columns, [this] { return read<T>(); });
  }
  Matrix<double> numbers(Index rows, Index columns) {
    return table<double>(rows, columns, [this] { return number(); });
  }

 private:
  std::istream& in_;
};

std::vector<std::string> names(Index count) {
  std::vector<std::string> names;
  for (Index i = 0; i < count; ++i) names.push_back(std::to_string(i));
  return names;
}

Parameters parameters(Reader& in, Index secrets, Index categories) {
  Parameters parameters;
  parameters.level = in.number();
  parameters.alpha = in.number();
  for (auto left = in.count(); left > 0; --left) parameters.secrets.push_back(in.number());
  if (in.read<int>() != 0) parameters.data = in.numbers(categories, categories);
  for (auto left = in.count(); left > 0; --left) {
    const auto one = in.read<Index>();
    parameters.neighbours.emplace_back(one, in.read<Index>());
  }
  // 0: nothing, 1: the least, 2: the most as well, 3 and 4: the same with everybody
  const int known = in.read<int>();
  // By Pearson's statistic or by the likelihood.
  parameters.known.statistic = known > 0 && in.read<int>() == 0 ? Statistic::pearson : Statistic::likelihood;
  parameters.ranges = known == 2 || known == 4;
  if (known == 5) parameters.known.radius = in.number();  // the set itself
  if (known > 0 && known < 5) {
    KnownRanges ranges{.radius = in.number(),
                       .least = in.whole<std::int64_t>(secrets, categories),
                       .statistic = parameters.known.statistic};
    if (parameters.ranges) ranges.most = in.whole<std::int64_t>(secrets, categories);
    if (known > 2) {
      ranges.others_least = in.whole<std::int64_t>(secrets, categories);
      if (parameters.ranges) ranges.others_most = in.whole<std::int64_t>(secrets, categories);
      ranges.least_secret = in.whole<std::int64_t>(secrets, 1);
    }
    parameters.known = std::move(ranges);
  }
  return parameters;
}

}  // namespace

std::optional<StatedClaim> read_claim(std::istream& stream) {
  Reader in(stream);
  Claim claim;
  claim.notion = in.read<std::string>();
  if (in.failed()) return std::nullopt;
  claim.epsilon = in.number();
  claim.sees_secret = in.read<int>() != 0;
  const Index secrets = in.count();
  const Index categories = in.count();
  const Index reports = in.count();  // 0: sets of marks
  claim.levels.clear();
  for (auto left = in.count(); left > 0; --left) {
    claim.levels.push_back(in.number());
    Integer numerator = in.integer();
    claim.bounds.push_back({std::move(numerator), in.integer()});
  }
  claim.parameters = parameters(in, secrets, categories);
  if (claim.parameters.known.radius > 0 && claim.parameters.known.least.size() == 0) {
    for (auto left = in.count(); left > 0; --left) {
      claim.lifts.lengths.push_back(in.count());
      for (auto numbers = 3 * claim.lifts.lengths.back(); numbers > 0; --numbers)
        claim.lifts.points.push_back(in.number());
    }
  }
  JointTable table{{"s", names(secrets)}, {"x", names(categories)}, {}};
  if (const Index columns = in.count(); columns > 1) table.attributes = in.whole<Index>(categories, columns);
  table.weights = in.numbers(secrets, categories);
  if (in.failed()) return std::nullopt;
  Released released;
  if (reports == 0) {
    released = Marks{categories, in.read<std::uint64_t>()};
  } else {
    // The product fits where a table of both has been read.
    released = in.whole<std::uint64_t>((claim.sees_secret ? secrets : 1) * categories, reports);
  }
  if (in.failed()) return std::nullopt;
  return StatedClaim{std::move(claim), std::move(table), std::move(released)};
}

}  // namespace sluice::test
