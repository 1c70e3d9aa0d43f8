// SPDX-License-Identifier: Apache-2.0
#include "exact/checks.hpp"

#include <cmath>

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

Result<Notion> notion_for(const Notion& notion, const Parameters& parameters, const Prior& prior,
                          bool sees_secret) {
  if (sees_secret && notion.sees == Sees::data) {
    return Failure{Status::bad_request,
                   "The guarantee \"" + std::string(notion.name) +
                       "\" compares data; a channel that sees the secret too cannot keep it.",
                   "Choose a guarantee that compares secrets, or let the channel see the data only."};
  }
  return notion.with(parameters, prior);
}

std::optional<Failure> check_level(double epsilon) {
  if (epsilon >= 0 && std::isfinite(epsilon)) return std::nullopt;
  return Failure{Status::bad_request, "Epsilon must be a finite number of at least 0.",
                 "Choose an epsilon such as 0.5."};
}

bool fits(const Notion& notion, const Prior& prior) {
  return notion.comparison_count(prior) * static_cast<double>(prior.categories()) <= kMostRowEntries;
}

std::optional<Failure> check_size(const Notion& notion, const Prior& prior) {
  if (fits(notion, prior)) return std::nullopt;
  return Failure{Status::too_large,
                 std::to_string(prior.secrets()) + " categories of \"" + prior.secret.name + "\" and " +
                     std::to_string(prior.categories()) + " of \"" + prior.data.name +
                     "\" are too many for this guarantee.",
                 "Merge categories, or choose another guarantee."};
}

std::optional<Failure> check_rows(const Weights& weights) {
  if (rows_sum_up(weights)) return std::nullopt;
  return Failure{Status::bad_protocol, "The weights of a row do not sum to 2^62.",
                 "Use the protocol file as it was made."};
}

std::optional<Failure> check_marks(const Marks& marks) {
  if (marks.other <= kOwnMark) return std::nullopt;
  return Failure{Status::bad_protocol, "Another category's mark is likelier than one's own.",
                 "Use the protocol file as it was made."};
}

Prior seen_by(const Prior& prior, bool sees_secret) { return sees_secret ? with_secret(prior) : prior; }

}  // namespace sluice
