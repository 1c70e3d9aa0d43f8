// SPDX-License-Identifier: GPL-3.0-or-later
#include "design/prover.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "exact/checks.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/search_polytope.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

/// After these a claim counts as not refuted; they take some hundredths of a second.
constexpr std::uint64_t kBoxes = 500;
/// Larger programs are not begun.
constexpr Index kMostPriced = 100'000;

constexpr std::array kStepsBack{0.0, 0x1p-40, 0x1p-30, 0x1p-20, 0x1p-10};

bool are_of(const std::vector<SampledPoint>& points, const Prior& prior) {
  const auto is_secret = [&](Index s) { return s >= 0 && s < prior.secrets(); };
  return std::ranges::all_of(points, [&](const SampledPoint& point) {
    return is_secret(point.secret) && is_secret(point.versus.value_or(0)) &&
           point.own.size() == prior.categories() && point.others.size() == prior.categories();
  });
}

/// The notion of a request, with these distributions of the set of a sample.
Result<Notion> notion_under(const DesignRequest& request, const Prior& prior,
                            const std::vector<SampledPoint>& points) {
  if (auto failure = check_level(request.epsilon)) return *failure;
  const Notion* named = find_notion(request.notion);
  if (named == nullptr) return unknown_guarantee(request.notion);
  auto notion = notion_for(*named, request.parameters, prior, false);
  if (!notion) return notion.failure();
  if (auto failure = check_size(*notion, prior)) return *failure;
  notion->parameters.points = points;
  return notion;
}

/// Whether a report that is so likely given each category meets all rows, in whole numbers.
bool meets(const Rows<Integer>& rows, const Vector<double>& likelihood) {
  const Vector<double> scaled = likelihood * (0x1p60 / likelihood.maxCoeff());
  for (Index i = 0; i < rows.rows(); ++i) {
    Integer sum = 0;
    for (Index x = 0; x < rows.cols(); ++x) sum += rows(i, x) * Integer(static_cast<std::int64_t>(scaled(x)));
    if (sum > 0) return false;
  }
  return true;
}

}  // namespace

Result<Prover> Prover::of(const DesignRequest& request, const std::vector<SampledPoint>& points) {
  const auto prior = make_prior(request.table);
  if (!prior) return prior.failure();
  const auto notion = notion_under(request, *prior, points);
  if (!notion) return notion.failure();
  return Prover(Pricing(search_polytope(*prior, *notion, request.epsilon), [] { return true; }));
}

bool Prover::meets_below(const Vector<double>& prices, double least,
                         const std::function<bool(const Vector<double>&)>& is_right) {
  bool met = false;
  const auto take = [&](const Column& column) { return met = met || is_right(column.posterior); };
  pricing_.prove(prices, {least, least, kBoxes}, take, [&] { return met; });
  return met;
}

Result<bool> refutes(const DesignRequest& request, const std::vector<SampledPoint>& points,
                     const Vector<double>& prices, double least) {
  const auto prior = make_prior(request.table);
  if (!prior) return prior.failure();
  const Index a = prior->categories();
  const bool of_sample = request.parameters.known.radius > 0;
  if (points.empty() == of_sample || prices.size() != a || !prices.allFinite() ||
      std::ssize(points) * (4 + 2 * a) > kMostPriced || !are_of(points, *prior))
    return false;
  const auto notion = notion_under(request, *prior, points);
  if (!notion) return notion.failure();
  auto prover = Prover::of(request, points);
  if (!prover) return prover.failure();
  std::optional<Rows<Integer>> rows;
  // A linear program goes slightly beyond its rows. A step back towards the prior makes up for that.
  const auto is_right = [&](const Vector<double>& v) {
    const Vector<double>& p = prior->probabilities.data;
    if (!rows)
      rows.emplace(notion->exact_rows(prior->exact(), search_bounds(*prior, *notion, request.epsilon)));
    return std::ranges::any_of(kStepsBack, [&](double step) {
      const Vector<double> back = (v + step * (p - v)).cwiseMax(0);
      return entropy(back) - prices.dot(back) < least && meets(*rows, Vector<double>(back.cwiseQuotient(p)));
    });
  };
  return prover->meets_below(prices, least, is_right);
}

}  // namespace sluice
