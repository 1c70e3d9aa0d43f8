// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "optimise/search_polytope.hpp"

namespace sluice {

/// The same polytope in its own units (`magnified`). Linear programs move the box and the ends of the relaxed
/// rows as near to it as they can prove; `rows` keeps its ends. Once `keep_going` is false the rest stays as
/// wide as it is.
SearchPolytope in_narrow_ranges(const SearchPolytope& polytope, const std::function<bool()>& keep_going);

}  // namespace sluice
