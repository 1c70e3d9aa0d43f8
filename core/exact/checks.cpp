// SPDX-License-Identifier: Apache-2.0
#include "exact/checks.hpp"

#include <cmath>

#include "base/texts.hpp"
#include "prior/inputs.hpp"

namespace sluice {
namespace {

// Rows of more entries than this take hundreds of megabytes, and minutes to verify.
constexpr double kMostRowEntries = 4e6;

bool rows_sum_up(const Weights& weights) {
  for (Index x = 0; x < weights.rows(); ++x) {
    std::uint64_t left = kRowSum;
    for (Index y = 0; y < weights.cols(); ++y) {
      if (weights(x, y) > left) return false;
      left -= weights(x, y);
    }
    if (left != 0) return false;
  }
  return true;
}

}  // namespace

Failure unknown_guarantee(const std::string& name) {
  return fail(texts::kGuarantee.guarantee_unknown, name, names_of(notions()));
}

Result<Notion> notion_for(const Notion& notion, const Parameters& parameters, const Prior& prior,
                          bool sees_secret) {
  if (sees_secret && notion.sees == Sees::data) {
    return fail(texts::kGuarantee.guarantee_for_data_only, notion.name);
  }
  auto known = notion.with(parameters, prior);
  // For a channel that sees the secret there is no proof for the set itself of a notion against everybody.
  if (sees_secret && known && known->parameters.by_set && notion.against_everybody)
    return fail(texts::kGuarantee.ranges_too_narrow);
  return known;
}

std::optional<Failure> check_level(double epsilon) {
  if (epsilon >= 0 && std::isfinite(epsilon)) return std::nullopt;
  return fail(texts::kGuarantee.epsilon_not_finite);
}

bool fits(const Notion& notion, const Prior& prior) {
  return notion.comparison_count(prior) * static_cast<double>(prior.categories()) <= kMostRowEntries;
}

std::optional<Failure> check_size(const Notion& notion, const Prior& prior) {
  if (fits(notion, prior)) return std::nullopt;
  if (prior.pairs_each > 0) {
    return fail(texts::kGuarantee.too_many_kinds_of_people, prior.secrets(), prior.secret.name,
                prior.pairs_each, prior.data.name, prior.categories());
  }
  return fail(texts::kGuarantee.guarantee_too_large, prior.secrets(), prior.secret.name, prior.categories(),
              prior.data.name);
}

std::optional<Failure> check_rows(const Weights& weights) {
  if (rows_sum_up(weights)) return std::nullopt;
  return fail(texts::kChannel.row_sum_wrong);
}

std::optional<Failure> check_marks(const Marks& marks) {
  if (marks.other <= kOwnMark) return std::nullopt;
  return fail(texts::kChannel.mark_too_likely);
}

Prior seen_by(const Prior& prior, bool sees_secret) { return sees_secret ? with_secret(prior) : prior; }

}  // namespace sluice
