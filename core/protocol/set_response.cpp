// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/set_response.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "prior/information.hpp"

namespace sluice {
namespace {

// With more categories than this there are too many sets to be useful.
constexpr Index kMostMarked = 20;

double choose(Index n, Index k) {
  double ways = 1;
  for (Index i = 1; i <= k; ++i) ways *= static_cast<double>(n - k + i) / static_cast<double>(i);
  return std::round(ways);
}

}  // namespace

std::vector<SetResponse> set_responses(Index categories, Index most) {
  std::vector<SetResponse> found{{categories, 1}};
  const auto limit = static_cast<double>(most);
  for (Index k = 2; k < categories; ++k) {
    if (choose(categories, k) <= limit) found.push_back({categories, k});
  }
  const bool few = categories > 1 && categories <= kMostMarked;
  if (few && std::exp2(static_cast<double>(categories)) <= limit) found.push_back({categories, 0});
  return found;
}

Matrix<double> sets_of(const SetResponse& response) {
  const Index a = response.categories;
  std::vector<Vector<double>> sets;
  const auto add = [&](const auto& is_in) {
    Vector<double> set(a);
    for (Index x = 0; x < a; ++x) set(x) = is_in(x) ? 1 : 0;
    sets.push_back(std::move(set));
  };
  if (response.size == 0) {
    for (std::size_t mask = 0; mask < std::size_t{1} << static_cast<unsigned>(a); ++mask) {
      add([&](Index x) { return (mask >> static_cast<unsigned>(x) & 1U) != 0; });
    }
  } else {
    std::string is_in(static_cast<std::size_t>(a), 0);
    std::ranges::fill_n(is_in.begin(), response.size, 1);
    do {
      add([&](Index x) { return is_in[static_cast<std::size_t>(x)] != 0; });
    } while (std::ranges::prev_permutation(is_in).found);
  }
  Matrix<double> rows(static_cast<Index>(sets.size()), a);
  for (std::size_t i = 0; i < sets.size(); ++i) rows.row(static_cast<Index>(i)) = sets[i].transpose();
  return rows;
}

SetChances chances(const SetResponse& response, const Matrix<double>& sets, double z) {
  const Index a = response.categories;
  SetChances result{Vector<double>(sets.rows()), Vector<double>(sets.rows())};
  if (response.size == 0) {
    const double q = 1 / (z + 2);  // the probability that a category which is not the truth is marked
    for (Index i = 0; i < sets.rows(); ++i) {
      const double size = sets.row(i).sum();
      const auto with = [&](double others) {
        return std::pow(q, others) * std::pow(1 - q, static_cast<double>(a - 1) - others) / 2;
      };
      // A full set has nothing outside of it, the empty one nothing inside.
      result.inside(i) = size > 0 ? with(size - 1) : 0;
      result.outside(i) = size < static_cast<double>(a) ? with(size) : 0;
    }
    return result;
  }
  const double with_truth = sets.col(0).sum();
  const double without = static_cast<double>(sets.rows()) - with_truth;
  const double other = std::isinf(z) ? 0 : 1 / (without + (1 + z) * with_truth);
  result.outside.setConstant(other);
  result.inside.setConstant(std::isinf(z) ? 1 / with_truth : (1 + z) * other);
  return result;
}

double uncertainty(const Matrix<double>& sets, const SetChances& chances) {
  double sum = 0;
  for (Index i = 0; i < sets.rows(); ++i)
    sum += entropy_term(sets(i, 0) > 0 ? chances.inside(i) : chances.outside(i));
  return sum;
}

}  // namespace sluice
