// SPDX-License-Identifier: GPL-3.0-or-later
// The best channel for any objective, or with a limit of the average leakage. Its worth is within its bound,
// and the integers meet the limit.
#include <algorithm>
#include <cmath>

#include "designs.hpp"
#include "fuzzers.hpp"
#include "objective/objective.hpp"

namespace sluice::fuzz {
namespace {

constexpr double kOfWorth = 1e-7;

void check_worth(const Objective& objective, const Design& design) {
  if (objective.worth == nullptr) {
    require(!design.achieved, "the information is no other objective");
    return;
  }
  require(design.achieved.has_value(), "a design says what it is worth");
  const auto& [value, bound] = *design.achieved;
  require(std::isfinite(value) && value >= 0, "a worth is a number of at least 0");
  const double error = kOfWorth * std::max(1., std::abs(value));
  require(objective.least ? value >= bound - error : value <= bound + error, "a bound is a bound");
  const auto again = worth(design.prior, std::string(objective.name), design.channel, design.answers);
  require(again && std::abs(*again - value) <= error, "a channel is worth what its design says");
}

}  // namespace

void objectives(Bytes bytes) {
  const Notion& named = notion(bytes);
  const Objective& objective = bytes.one_of(sluice::objectives());
  DesignRequest request{table(bytes, 3, 5), std::string(named.name), epsilon(bytes), "optimal"};
  if (request.table.weights.size() > kMostListed && request.epsilon < .05) request.epsilon += .05;
  request.objective = objective.name;
  request.search = search(bytes, request.table.weights.size());
  request.parameters = parameters(bytes, request.table.weights.rows(), request.table.weights.cols());
  if (objective.worth != nullptr || bytes.seldom()) {
    request.sees_secret = bytes.flag();
  }
  if (objective.worth == nullptr || bytes.seldom()) {
    request.average_leakage =
        bytes.seldom() ? bytes.any() : bytes.scaled(static_cast<double>(bytes.byte() + 1) / 256, -16, 0);
  }
  if (objective.uses_distances != bytes.seldom()) {
    request.table.distances = distances(bytes, request.table.weights.cols());
  }
  const auto made = sluice::design(request);
  if (!made) {
    require(!made.failure().message().empty() && !made.failure().remedy().empty(),
            "a failure says what to do");
    return;
  }
  verify(request, *made);
  check_worth(objective, *made);
  if (made->counting) {
    const auto& [variance, worst] = *made->counting;
    require(variance >= 0 && worst >= 0, "variances are numbers of at least 0");
  }
}

}  // namespace sluice::fuzz
