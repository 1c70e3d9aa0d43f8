// SPDX-License-Identifier: Apache-2.0
#include "guarantee/known_corners.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "prior/confidence.hpp"

namespace sluice {
namespace {

constexpr std::int64_t kOne = std::int64_t{1} << static_cast<unsigned>(kConfidenceBits);
// Each pair of corners is a condition, with an entry for each pair of secret and data.
constexpr double kMostEntries = 3e5;
// More categories have more corners than that.
constexpr Index kMostCategories = 10;

using CornerSet = std::set<std::vector<std::int64_t>>;

Matrix<std::int64_t> as_rows(const CornerSet& corners, Index categories) {
  Matrix<std::int64_t> rows(static_cast<Index>(corners.size()), categories);
  Index row = 0;
  for (const auto& corner : corners) {
    rows.row(row++) = Eigen::Map<const Vector<std::int64_t>>(corner.data(), categories).transpose();
  }
  return rows;
}

/// The corners: all entries but one are at an end of their range.
CornerSet corners_of_ranges(const Vector<std::int64_t>& least, const Vector<std::int64_t>& most) {
  const Index a = least.size();
  CornerSet corners;
  std::vector<std::int64_t> corner(static_cast<std::size_t>(a));
  for (Index between = 0; between < a; ++between) {
    for (std::size_t ends = 0; ends < std::size_t{1} << static_cast<unsigned>(a - 1); ++ends) {
      std::int64_t left = kOne;
      std::size_t rest = ends;
      for (Index x = 0; x < a; ++x) {
        if (x == between) continue;
        const std::int64_t p = (rest & 1U) != 0 ? most(x) : least(x);
        rest >>= 1U;
        corner[static_cast<std::size_t>(x)] = p;
        left -= p;
      }
      corner[static_cast<std::size_t>(between)] = left;
      if (left >= least(between) && left <= most(between)) corners.insert(corner);
    }
  }
  return corners;
}

}  // namespace

std::vector<Matrix<std::int64_t>> corners_by_least(const Matrix<std::int64_t>& least_of_all) {
  std::vector<Matrix<std::int64_t>> all;
  for (const auto& least : least_of_all.rowwise()) {
    Matrix<std::int64_t> corners = least.replicate(least.size(), 1);
    corners.diagonal().array() += kOne - least.sum();
    all.push_back(std::move(corners));
  }
  return all;
}

std::optional<std::vector<Matrix<std::int64_t>>> corners_by_ranges(const Matrix<std::int64_t>& least,
                                                                   const Matrix<std::int64_t>& most) {
  const Index a = least.cols();
  if (a > kMostCategories) return std::nullopt;
  std::vector<Matrix<std::int64_t>> all;
  double count = 0;
  for (Index s = 0; s < least.rows(); ++s) {
    const CornerSet corners = corners_of_ranges(least.row(s).transpose(), most.row(s).transpose());
    count += static_cast<double>(corners.size());
    if (count * count * static_cast<double>(least.size()) > kMostEntries) return std::nullopt;
    all.push_back(as_rows(corners, a));
  }
  return all;
}

CornersBesideOthers corners_beside_others(const KnownRanges& known) {
  CornersBesideOthers found{{}, {}, known.most.size() > 0};
  const bool ranges = found.tight;
  for (Index s = 0; s < known.least.rows(); ++s) {
    const auto both = [s](const Matrix<std::int64_t>& one, const Matrix<std::int64_t>& others) {
      Matrix<std::int64_t> rows(2, one.cols());
      rows << one.row(s), others.row(s);
      return rows;
    };
    const Matrix<std::int64_t> least = both(known.least, known.others_least);
    auto corners = ranges ? corners_by_ranges(least, both(known.most, known.others_most)) : std::nullopt;
    if (!corners) {
      corners = corners_by_least(least);
      found.tight = false;
    }
    found.corners.push_back(std::move((*corners)[0]));
    found.of_others.push_back(std::move((*corners)[1]));
  }
  return found;
}

Vector<std::int64_t> corner_at(const Vector<std::int64_t>& least, const Vector<std::int64_t>& most,
                               const Vector<double>& chances, End end) {
  std::vector<Index> order(static_cast<std::size_t>(chances.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::ranges::stable_sort(order, [&](Index x, Index z) {
    return end == End::largest ? chances(x) > chances(z) : chances(x) < chances(z);
  });
  Vector<std::int64_t> corner = least;
  std::int64_t left = kOne - least.sum();
  for (const Index x : order) {
    const std::int64_t more = most.size() > 0 ? std::min(left, most(x) - least(x)) : left;
    corner(x) += more;
    left -= more;
  }
  return corner;
}

}  // namespace sluice
