// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/vertices.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <boost/dynamic_bitset.hpp>
#include <cmath>
#include <limits>
#include <optional>
#include <unordered_set>
#include <vector>

#include "optimise/cdd.hpp"
#include "optimise/double_description.hpp"
#include "optimise/search_texts.hpp"

namespace sluice {
namespace {

// A condition with a slack below kTight holds with equality; one with a slack above kSlack does not;
// in between it is in doubt. Rows and posteriors are of size 1, so these are relative.
constexpr double kTight = 1e-12;
constexpr double kSlack = 1e-8;
// cddlib takes anything below 1e-7 for zero, so smaller coefficients would silently vanish.
constexpr double kSmallestCoefficient = 1e-6;
// Beyond these the enumeration takes more than a few seconds, or hundreds of megabytes.
constexpr Index kMostRays = 30'000;
constexpr Index kMostEntries = 1'000'000;
constexpr std::uint64_t kMostTests = 2'000'000'000;

using TightSet = boost::dynamic_bitset<>;

/// The tight conditions of a point, or nothing when it is infeasible or a condition is in doubt.
std::optional<TightSet> tight_set(const Vector<double>& slacks) {
  TightSet tight(static_cast<std::size_t>(slacks.size()));
  for (Index i = 0; i < slacks.size(); ++i) {
    if (slacks(i) < -kTight) return std::nullopt;
    if (slacks(i) > kSlack) continue;
    if (slacks(i) > kTight) return std::nullopt;
    tight.set(static_cast<std::size_t>(i));
  }
  return tight;
}

/// The conditions on v as one matrix, conditions * v <= 0: rows first, then v >= 0.
Matrix<double> conditions_of(const Matrix<double>& rows) {
  Matrix<double> conditions(rows.rows() + rows.cols(), rows.cols());
  conditions << rows, -Matrix<double>::Identity(rows.cols(), rows.cols());
  return conditions;
}

/// Whether every edge that leaves the simple vertex with these slacks and tight conditions ends in `known`.
bool edges_stay(const Matrix<double>& conditions, const Vector<double>& slacks, const TightSet& tight,
                const std::unordered_set<TightSet>& known) {
  const Index a = conditions.cols();
  Matrix<double> basis(a, a);
  std::vector<std::size_t> members;
  for (auto i = tight.find_first(); i != TightSet::npos; i = tight.find_next(i)) {
    basis.row(static_cast<Index>(members.size())) = conditions.row(static_cast<Index>(i));
    members.push_back(i);
  }
  basis.row(a - 1).setOnes();
  const Eigen::FullPivLU<Matrix<double>> lu(basis);
  if (!lu.isInvertible()) return false;
  const Matrix<double> inverse = lu.inverse();
  // The distance of the vertex from the common point of conditions that hold to kTight.
  if (!(kTight * static_cast<double>(a) * inverse.cwiseAbs().maxCoeff() < kSlack)) return false;
  // Column k of -inverse leaves condition k and keeps the others and the sum.
  const Matrix<double> speeds = conditions * -inverse.leftCols(a - 1);
  for (Index k = 0; k < a - 1; ++k) {
    double nearest = std::numeric_limits<double>::infinity();
    std::size_t met = TightSet::npos;
    for (Index i = 0; i < conditions.rows(); ++i) {
      if (tight[static_cast<std::size_t>(i)] || speeds(i, k) <= kTight) continue;
      const double length = slacks(i) / speeds(i, k);
      if (length < nearest) {
        nearest = length;
        met = static_cast<std::size_t>(i);
      }
    }
    if (met == TightSet::npos) return false;
    TightSet neighbour = tight;
    neighbour.reset(members[static_cast<std::size_t>(k)]);
    neighbour.set(met);
    if (!known.contains(neighbour)) return false;
  }
  return true;
}

/// Whether cddlib would see every coefficient as it is.
bool within_reach_of_doubles(const Matrix<double>& rows) {
  return ((rows.array() == 0) || (rows.array().abs() >= kSmallestCoefficient)).all();
}

}  // namespace

Result<VertexSet> vertices(const PosteriorPolytope& polytope, Budget budget) {
  const auto rays = extreme_rays(polytope.exact_rows, budget);
  if (!rays) {
    return fail(texts::kSearch.too_many_candidates);
  }
  VertexSet set{Matrix<double>(rays->rows(), rays->cols()), true};
  for (Index i = 0; i < rays->rows(); ++i) {
    Integer sum = 0;
    for (Index x = 0; x < rays->cols(); ++x) {
      sum += polytope.exact_prior.data(x) * (*rays)(i, x);
    }
    for (Index x = 0; x < rays->cols(); ++x) {
      set.vertices(i, x) = quotient(polytope.exact_prior.data(x) * (*rays)(i, x), sum);
    }
  }
  return set;
}

bool is_complete_vertex_set(const Matrix<double>& rows, const Matrix<double>& candidates) {
  if (candidates.rows() == 0 || !candidates.rowwise().sum().isOnes(kTight)) return false;
  const Matrix<double> conditions = conditions_of(rows);
  const Matrix<double> slacks = -candidates * conditions.transpose();
  std::vector<TightSet> tight_sets;
  std::unordered_set<TightSet> known;
  for (Index i = 0; i < candidates.rows(); ++i) {
    auto tight = tight_set(slacks.row(i));
    if (!tight || tight->count() + 1 != static_cast<std::size_t>(rows.cols())) return false;
    if (!known.insert(*tight).second) return false;
    tight_sets.push_back(std::move(*tight));
  }
  for (Index i = 0; i < candidates.rows(); ++i) {
    if (!edges_stay(conditions, slacks.row(i), tight_sets[static_cast<std::size_t>(i)], known)) {
      return false;
    }
  }
  return true;
}

Result<VertexSet> vertices(const PosteriorPolytope& polytope, Enumeration method) {
  if (method == Enumeration::cddlib && within_reach_of_doubles(polytope.rows)) {
    auto candidates = cdd_vertices(polytope.rows);
    if (candidates && is_complete_vertex_set(polytope.rows, *candidates)) {
      return VertexSet{std::move(*candidates), false};
    }
  }
  return vertices(polytope, budget_for(polytope));
}

Budget budget_for(const PosteriorPolytope& polytope) {
  const Index most_rays = std::min(kMostRays, kMostEntries / polytope.exact_rows.cols());
  return {static_cast<std::size_t>(most_rays), kMostTests};
}

}  // namespace sluice
