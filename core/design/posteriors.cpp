// SPDX-License-Identifier: GPL-3.0-or-later
#include "design/posteriors.hpp"

#include <algorithm>
#include <utility>

#include "design/design_texts.hpp"
#include "exact/certify.hpp"
#include "exact/checks.hpp"
#include "exact/exponential.hpp"
#include "optimise/vertices.hpp"
#include "protocol/set_cuts.hpp"

namespace sluice {
namespace {

// Beyond these it takes more than a few seconds, and shows nothing that anybody could see.
constexpr Index kMostConditions = 40'000;
constexpr Budget kBudget{2'000, 50'000'000};
// Corners are cut off what is round so often, and may exceed the level by this part of it.
constexpr int kRoundings = 8;
constexpr double kSeen = 1e-3;

/// Published bounds have a margin at levels so low that weights could not be equal. Posteriors can be equal,
/// so their bounds at such levels are 1.
Bounds<Integer> bounds_of(const Prior& prior, const Notion& notion, double epsilon) {
  Bounds<Integer> bounds = published_bounds(prior, notion, epsilon);
  const std::vector<double> factors = notion.levels(prior);
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    if (factors[i] * epsilon < kLeastLevel) bounds[i] = {1, 1};
  }
  return bounds;
}

Failure too_many() { return fail(texts::kAudit.too_many_conditions); }

/// The vertices on which a row is met with equality, rising.
std::vector<Index> tight(const Matrix<Integer>& rays, const Rows<Integer>& rows, Index row) {
  std::vector<Index> on;
  for (Index i = 0; i < rays.rows(); ++i) {
    Integer value = 0;
    for (Index x = 0; x < rays.cols(); ++x) value += rows(row, x) * rays(i, x);
    if (value == 0) on.push_back(i);
  }
  return on;
}

/// Without those that hold everywhere, or nowhere, and those that are part of another.
std::vector<std::vector<Index>> faces_of(const Matrix<Integer>& rays, const Rows<Integer>& rows) {
  std::vector<std::vector<Index>> found;
  const auto find = [&](const Rows<Integer>& among) {
    for (Index row = 0; row < among.rows(); ++row) {
      auto on = tight(rays, among, row);
      const bool some = !on.empty() && static_cast<Index>(on.size()) < rays.rows();
      if (some && std::ranges::find(found, on) == found.end()) found.push_back(std::move(on));
    }
  };
  find(rows);
  find(Rows<Integer>::Identity(rays.cols(), rays.cols()));
  std::vector<std::vector<Index>> faces;
  for (const auto& on : found) {
    const auto contains = [&](const auto& other) {
      return &other != &on && std::ranges::includes(other, on);
    };
    if (std::ranges::none_of(found, contains)) faces.push_back(on);
  }
  std::ranges::sort(faces);
  return faces;
}

}  // namespace

Result<Posteriors> posteriors(const JointTable& table, const std::string& notion, double epsilon,
                              const Parameters& parameters) {
  if (auto failure = check_level(epsilon)) return *failure;
  auto prior = make_prior(table);
  if (!prior) return prior.failure();
  const Notion* named = find_notion(notion);
  if (named == nullptr) return unknown_guarantee(notion);
  if (prior->categories() > kMostDrawnCategories) {
    return fail(texts::kAudit.too_many_to_list, prior->data.name, prior->categories(), kMostDrawnCategories);
  }
  Parameters own = parameters;
  // As designs have them.
  own.by_set = named->parameter.shape == Shape::sample;
  own.ranges = !own.by_set;
  const auto known = notion_for(*named, own, *prior, false);
  if (!known) return known.failure();
  if (auto failure = check_size(*known, *prior)) return *failure;
  if (known->comparison_count(*prior) > static_cast<double>(kMostConditions)) return too_many();

  const Joint<Integer> joint = prior->exact();
  const Bounds<Integer> bounds = bounds_of(*prior, *known, epsilon);
  Rows<Integer> rows = known->exact_rows(joint, bounds);
  auto rays = extreme_rays(rows, kBudget);
  if (own.by_set && prior->secrets() > 1) {
    // A round set has no corners: the polytope around it comes as near as can be seen.
    SetCuts cuts(*prior, *known);
    for (int round = 0; rays && round < kRoundings; ++round) {
      int added = 0;
      for (const auto& ray : rays->rowwise()) {
        const Integer largest = ray.maxCoeff();
        const Vector<double> chances =
            ray.transpose().unaryExpr([&](const Integer& entry) { return quotient(entry, largest); });
        added += cuts.add(chances, epsilon * (1 + kSeen));
      }
      if (added == 0) break;
      Rows<Integer> more = cuts.narrowed().exact_rows(joint, bounds);
      auto found = extreme_rays(more, kBudget);
      if (!found) break;
      rows = std::move(more);
      rays = std::move(found);
    }
  }
  if (!rays) return too_many();
  Matrix<double> vertices(rays->rows(), rays->cols());
  for (Index i = 0; i < rays->rows(); ++i) {
    Integer sum = 0;
    for (Index x = 0; x < rays->cols(); ++x) sum += joint.data(x) * (*rays)(i, x);
    for (Index x = 0; x < rays->cols(); ++x) {
      vertices(i, x) = quotient(joint.data(x) * (*rays)(i, x), sum);
    }
  }
  auto faces = faces_of(*rays, rows);
  return Posteriors{std::move(*prior), std::move(vertices), std::move(faces)};
}

}  // namespace sluice
