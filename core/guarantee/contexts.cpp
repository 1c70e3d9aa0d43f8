// SPDX-License-Identifier: Apache-2.0
#include "guarantee/contexts.hpp"

#include <algorithm>
#include <map>

namespace sluice {
namespace {

struct Context {
  unsigned known;              ///< the attributes, one bit each
  std::vector<Index> members;  ///< categories of the data
};

std::vector<Context> contexts(const Matrix<Index>& attributes) {
  std::vector<Context> all;
  for (unsigned known = 0; known + 1 < (1U << static_cast<unsigned>(attributes.cols())); ++known) {
    std::map<std::vector<Index>, std::vector<Index>> by_values;
    for (Index x = 0; x < attributes.rows(); ++x) {
      std::vector<Index> values;
      for (Index j = 0; j < attributes.cols(); ++j) {
        if ((known >> static_cast<unsigned>(j) & 1U) != 0) values.push_back(attributes(x, j));
      }
      by_values[values].push_back(x);
    }
    for (auto& context : by_values) all.push_back({known, std::move(context.second)});
  }
  return all;
}

}  // namespace

double context_count(const Matrix<Index>& attributes) {
  return static_cast<double>(contexts(attributes).size());
}

ContextSides sides_in_contexts(const Matrix<Index>& attributes, const Matrix<bool>& occurs, Against against) {
  ContextSides in;
  for (const Context& context : contexts(attributes)) {
    const std::vector<Index>& members = context.members;
    if (members.size() < 2) continue;  // an observer who knows the data learns nothing more
    const auto add = [&](Index secret) {
      in.sides.push_back({secret, context.known == 0 ? Index{-1} : members.front(), context.known});
      in.members.push_back(members);
      return static_cast<Index>(in.sides.size()) - 1;
    };
    const bool with_all = against == Against::everybody;
    const Index all = with_all ? add(-1) : Index{-1};
    const auto first = static_cast<Index>(in.sides.size());
    for (Index s = 0; s < occurs.rows(); ++s) {
      if (std::ranges::any_of(members, [&](Index x) { return occurs(s, x); })) add(s);
    }
    const auto end = static_cast<Index>(in.sides.size());
    for (Index more = first; more < end; ++more) {
      if (with_all) {
        in.comparisons.push_back({more, all});
        in.comparisons.push_back({all, more});
        continue;
      }
      for (Index less = first; less < end; ++less) {
        if (more != less) in.comparisons.push_back({more, less});
      }
    }
  }
  return in;
}

}  // namespace sluice
