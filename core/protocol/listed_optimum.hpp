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

/// Below this level (nats) columns in doubles are not accurate enough to come near to the bound; a list of
/// all vertices is.
inline constexpr double kLeastColumnLevel = 1e-2;

// For levels below those at which columns are accurate enough.
inline constexpr Budget kManyVertices{10'000, 200'000'000};

struct Levels {
  double least;  ///< the least level that is not 0 for every epsilon; infinite if all are
  double largest;
  bool none;  ///< whether some levels are 0 for every epsilon
};

/// The levels of a notion at an epsilon, in nats.
Levels levels_at(const Prior& prior, const Notion& notion, double epsilon);

/// The difference between a bound at search bounds and one at the levels themselves, if those are limited to
/// `held` (see `search_loss`).
double loss_at(const Prior& prior, const Notion& notion, double epsilon, double held);

/// The optimum at exactly this level, with a bound: by a list of vertices if they are few, otherwise by
/// columns. Preconditions: every category of the data has a probability; a level that doubles can search; not
/// `is_by_cuts`.
Result<Envelope> optimum_at(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options);

/// The same by columns, and with a limit of the average leakage if one is given.
Result<Envelope> by_columns(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options, const std::optional<AverageLeakage>& average = {});

/// The options for a part of a search that has ended early, or before it begins; its progress is not told.
SearchOptions brief(const SearchOptions& options);

}  // namespace sluice::optimal
