// SPDX-License-Identifier: GPL-3.0-or-later
#include "design/prover.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "exact/checks.hpp"
#include "optimise/search_polytope.hpp"

namespace sluice {
namespace {

/// After these a claim counts as not refuted; they take some hundredths of a second.
constexpr std::uint64_t kBoxes = 500;
/// Larger programs are not begun.
constexpr Index kMostPriced = 100'000;

/// Empty if the rows do not have the shape of `Design::points` for this prior.
std::optional<std::vector<SampledPoint>> points_of(const Matrix<std::int64_t>& rows, const Prior& prior) {
  const Index a = prior.categories();
  if (rows.rows() > 0 && rows.cols() != 4 + 2 * a) return std::nullopt;
  std::vector<SampledPoint> points;
  for (const auto& row : rows.rowwise()) {
    const auto secret = static_cast<Index>(row(0));
    const auto other = static_cast<Index>(row(1));
    if (secret < 0 || secret >= prior.secrets() || other < -1 || other >= prior.secrets())
      return std::nullopt;
    points.push_back(
        {secret, row(2) != 0, row.segment(4, a).transpose(), row.tail(a).transpose(), row(3), other});
  }
  return points;
}

}  // namespace

Result<Prover> Prover::of(const DesignRequest& request, std::vector<SampledPoint> points) {
  if (auto failure = check_level(request.epsilon)) return *failure;
  const auto prior = make_prior(request.table);
  if (!prior) return prior.failure();
  const Notion* named = find_notion(request.notion);
  if (named == nullptr) return unknown_guarantee(request.notion);
  auto notion = notion_for(*named, request.parameters, *prior, false);
  if (!notion) return notion.failure();
  if (auto failure = check_size(*notion, *prior)) return *failure;
  notion->parameters.points = std::move(points);
  return Prover(Pricing(search_polytope(*prior, *notion, request.epsilon), [] { return true; }));
}

bool Prover::meets_below(const Vector<double>& prices, double least) {
  bool met = false;
  const auto take = [&](const Column& column) { return met = met || column.value < least; };
  pricing_.prove(prices, {least, least, kBoxes}, take, [&] { return met; });
  return met;
}

Result<bool> refutes(const DesignRequest& request, const Matrix<std::int64_t>& points,
                     const Vector<double>& prices, double least) {
  const auto prior = make_prior(request.table);
  if (!prior) return prior.failure();
  const bool by_points = points.rows() > 0;
  const bool of_sample = request.parameters.known.radius > 0;
  auto known = points_of(points, *prior);
  if (!known || by_points != of_sample || prices.size() != prior->categories() || !prices.allFinite() ||
      points.size() > kMostPriced)
    return false;
  auto prover = Prover::of(request, std::move(*known));
  if (!prover) return prover.failure();
  return prover->meets_below(prices, least);
}

}  // namespace sluice
