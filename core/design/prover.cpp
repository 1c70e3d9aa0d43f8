// SPDX-License-Identifier: GPL-3.0-or-later
#include "design/prover.hpp"

#include "exact/checks.hpp"
#include "optimise/search_polytope.hpp"

namespace sluice {

Result<Prover> Prover::of(const DesignRequest& request) {
  if (auto failure = check_level(request.epsilon)) return *failure;
  const auto prior = make_prior(request.table);
  if (!prior) return prior.failure();
  const Notion* named = find_notion(request.notion);
  if (named == nullptr) return unknown_guarantee(request.notion);
  const auto notion = notion_for(*named, request.parameters, *prior, false);
  if (!notion) return notion.failure();
  if (auto failure = check_size(*notion, *prior)) return *failure;
  return Prover(Pricing(search_polytope(*prior, *notion, request.epsilon), [] { return true; }));
}

}  // namespace sluice
