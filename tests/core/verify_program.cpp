// SPDX-License-Identifier: GPL-3.0-or-later
/// Audits protocols that are given as plain numbers on standard input, one after the other, and prints a line
/// for each: the verdict and the worst ratio, or why there is none. The tests of the API hold it beside the
/// same code in WebAssembly and beside the checker in TypeScript.
#include <iostream>
#include <limits>
#include <string>
#include <vector>

#include "sluice.hpp"

using namespace sluice;

namespace {

template <class T>
T read() {
  T value{};
  std::cin >> value;
  return value;
}

/// With "inf" for infinity, which streams do not read.
double number() {
  const auto text = read<std::string>();
  return text == "inf" ? std::numeric_limits<double>::infinity() : std::stod(text);
}

template <class T, class Next>
Matrix<T> table(Index rows, Index columns, const Next& next) {
  Matrix<T> cells(rows, columns);
  for (Index i = 0; i < rows; ++i) {
    for (Index j = 0; j < columns; ++j) cells(i, j) = next();
  }
  return cells;
}

template <class T>
Matrix<T> whole(Index rows, Index columns) {
  return table<T>(rows, columns, read<T>);
}

std::vector<std::string> names(Index count) {
  std::vector<std::string> names;
  for (Index i = 0; i < count; ++i) names.push_back(std::to_string(i));
  return names;
}

Parameters parameters(Index secrets, Index categories) {
  Parameters parameters;
  parameters.lower = number();
  parameters.alpha = number();
  for (auto left = read<Index>(); left > 0; --left) parameters.secrets.push_back(number());
  if (read<int>() != 0) parameters.data = table<double>(categories, categories, number);
  for (auto left = read<Index>(); left > 0; --left) {
    const auto one = read<Index>();
    parameters.neighbours.emplace_back(one, read<Index>());
  }
  const int known = read<int>();  // 0: nothing, 1: the least, 2: the most as well
  parameters.ranges = known == 2;
  if (known > 0) {
    KnownRanges ranges{number(), whole<std::int64_t>(secrets, categories)};
    if (known == 2) ranges.most = whole<std::int64_t>(secrets, categories);
    parameters.known = std::move(ranges);
  }
  return parameters;
}

void print(const Side& side) {
  std::cout << ' ' << side.secret << ' ' << side.data << ' ' << (side.data < 0 ? 0 : side.known);
}

void print(const Audit& audit, const std::vector<double>& levels, bool marks) {
  std::cout << (audit.holds ? "holds" : "broken");
  if (audit.worst) {
    const Ratio& worst = *audit.worst;
    std::cout << ' ' << worst.numerator << ' ' << worst.denominator << ' ' << levels[worst.level];
    if (marks) {
      std::cout << " marks";
      for (const Index mark : worst.marks) std::cout << ',' << mark;
    } else {
      std::cout << ' ' << worst.report;
    }
    print(worst.more);
    print(worst.less);
    std::cout << ' ' << audit.slack;
  }
  if (!audit.reason.empty()) std::cout << " # " << audit.reason;
  std::cout << '\n';
}

}  // namespace

int main() {
  std::cout.precision(17);
  for (std::string notion; std::cin >> notion;) {
    Claim claim{notion, number(), {}};
    claim.sees_secret = read<int>() != 0;
    const auto secrets = read<Index>();
    const auto categories = read<Index>();
    const auto reports = read<Index>();  // 0: sets of marks
    claim.levels.clear();
    for (auto left = read<Index>(); left > 0; --left) {
      claim.levels.push_back(number());
      Integer numerator(read<std::string>());
      claim.bounds.push_back({std::move(numerator), Integer(read<std::string>())});
    }
    claim.parameters = parameters(secrets, categories);
    JointTable joint{{"s", names(secrets)}, {"x", names(categories)}, {}};
    if (const auto columns = read<Index>(); columns > 1) joint.attributes = whole<Index>(categories, columns);
    joint.weights = table<double>(secrets, categories, number);
    const auto prior = make_prior(joint);
    const bool marks = reports == 0;
    const Weights weights =
        marks ? whole<std::uint64_t>(1, 1)
              : whole<std::uint64_t>((claim.sees_secret ? secrets : 1) * categories, reports);
    if (!prior) {
      std::cout << "refused " << prior.failure().message << '\n';
      continue;
    }
    const auto found =
        marks ? audit(*prior, claim, Marks{categories, weights(0, 0)}) : audit(*prior, claim, weights);
    if (found) {
      print(*found, claim.levels, marks);
    } else {
      std::cout << "refused " << found.failure().message << '\n';
    }
  }
  return 0;
}
