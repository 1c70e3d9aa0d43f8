// SPDX-License-Identifier: GPL-3.0-or-later
/// Notions to test with, those that have parameters with random ones.
#pragma once

#include <algorithm>
#include <iterator>
#include <limits>
#include <string>

#include "guarantee/notion.hpp"
#include "priors.hpp"

namespace sluice::test {

struct Promise {
  std::string notion;
  Parameters parameters;

  /// Precondition: the prior was made of the table that the parameters are for.
  [[nodiscard]] Notion under(const Prior& prior) const {
    return *find_notion(notion)->with(parameters, prior);
  }
};

/// Multiples of epsilon that are neither alike nor far apart.
inline double factor(RandomTables& tables) { return static_cast<double>(tables.between(1, 8)) / 4; }

inline Promise promise(RandomTables& tables, const Matrix<double>& weights, const Notion& notion) {
  Promise promise{std::string(notion.name), {}};
  Parameters& parameters = promise.parameters;
  parameters.level = factor(tables);
  for (Index s = 0; s < weights.rows(); ++s) parameters.secrets.push_back(factor(tables));
  parameters.data.resize(weights.cols(), weights.cols());
  for (Index x = 0; x < weights.cols(); ++x) {
    for (Index other = 0; other < weights.cols(); ++other) {
      const bool none = x < other && tables.between(0, 1) == 0;
      parameters.data(x, other) = none ? std::numeric_limits<double>::infinity() : factor(tables);
    }
  }
  // A chain of those who occur.
  for (Index s = 0, last = -1; s < weights.rows(); ++s) {
    if (weights.row(s).sum() <= 0) continue;
    if (last >= 0) parameters.neighbours.emplace_back(last, s);
    last = s;
  }
  return promise;
}

/// The two best known notions, and each time two others that do not need to see the secret. The proof for a
/// sample has more than a row for each comparison, and tests of its own.
inline std::vector<Promise> promises(RandomTables& tables, const Matrix<double>& weights) {
  std::vector<Promise> chosen;
  std::vector<Notion> all;
  std::ranges::copy_if(notions(), std::back_inserter(all),
                       [](const Notion& notion) { return notion.rests != Rests::sample; });
  const auto others = static_cast<Index>(all.size()) - 2;
  const Index first = tables.between(0, others - 1);
  for (const Index at : {Index{0}, Index{1}, 2 + first, 2 + (first + 3) % others}) {
    const Notion& notion = all[static_cast<std::size_t>(at)];
    Promise chosen_promise = promise(tables, weights, notion);
    if (notion.parameter.shape == Shape::pairs_of_secrets && chosen_promise.parameters.neighbours.empty())
      continue;
    chosen.push_back(std::move(chosen_promise));
  }
  return chosen;
}

}  // namespace sluice::test
