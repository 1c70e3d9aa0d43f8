// SPDX-License-Identifier: GPL-3.0-or-later
/// The optimum under a notion whose conditions are listed, one by one.
#pragma once

#include <optional>

#include "guarantee/notion.hpp"
#include "optimise/column_generation.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"
#include "optimise/vertices.hpp"

namespace sluice::optimal {

/// Below this level columns in doubles are not accurate enough to come near to the bound, where a list of all
/// vertices is. In nats.
inline constexpr double kLeastColumnLevel = 1e-2;

// For levels below those at which columns are accurate enough.
inline constexpr Budget kManyVertices{10'000, 200'000'000};

struct Levels {
  double least;  ///< of those that are not 0 whatever epsilon is; infinite where all are
  double largest;
  bool none;  ///< whether some are
};

/// The levels of a notion at an epsilon, in nats.
Levels levels_at(const Prior& prior, const Notion& notion, double epsilon);

/// What a bound at search bounds is raised by to be one at the levels themselves, where those are held at
/// `held` (see `search_loss`).
double loss_at(const Prior& prior, const Notion& notion, double epsilon, double held);

/// The optimum of exactly this level, with a bound, by a list of vertices where they are few and by columns
/// otherwise. Preconditions: every category of the data has a probability; a level that doubles can search;
/// not `is_by_cuts`.
Result<Envelope> optimum_at(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options);

/// The same by columns, and with a limit of the average leakage where there is one.
Result<Envelope> by_columns(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options, const std::optional<AverageLeakage>& average = {});

/// What is left for others where a search has ended early, or before it begins; nothing is told of theirs.
SearchOptions brief(const SearchOptions& options);

}  // namespace sluice::optimal
