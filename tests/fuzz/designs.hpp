// SPDX-License-Identifier: GPL-3.0-or-later
/// Designs, verified as whoever gets them verifies them.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "design/sluice.hpp"
#include "tables.hpp"

namespace sluice::fuzz {

/// The error that figures may have.
constexpr double kFigureRounding = 1e-9;
constexpr double kSearchSeconds = .05;
/// With more inputs a list of vertices may take long.
constexpr Index kMostListed = 8;

/// The part of the parameters that is about those who occur.
inline Parameters of_those_who_occur(const Parameters& given, const Design& design) {
  const Prior& prior = design.prior;
  Parameters own = given;
  own.secrets.clear();
  own.neighbours.clear();
  const auto place = [&](Index secret) {
    const auto found = std::ranges::find(prior.kept_secret, secret);
    return found == prior.kept_secret.end() ? Index{-1} : found - prior.kept_secret.begin();
  };
  for (const Index s : prior.kept_secret) {
    if (s < static_cast<Index>(given.secrets.size()))
      own.secrets.push_back(given.secrets[static_cast<std::size_t>(s)]);
  }
  for (const auto& [one, other] : given.neighbours) {
    if (place(one) >= 0 && place(other) >= 0) own.neighbours.emplace_back(place(one), place(other));
  }
  const auto last = prior.kept_data.back();
  if (given.data.rows() > last) own.data = given.data(prior.kept_data, prior.kept_data);
  own.known = design.known;
  own.ranges = design.known.most.size() > 0;
  return own;
}

/// As whoever gets it verifies it.
inline void verify(const DesignRequest& request, const Design& design) {
  const auto prior = make_prior(
      {design.prior.secret, design.prior.data, design.prior.weights.cells, design.prior.attributes});
  require(prior.ok(), "a design has a table");
  const Claim claim{request.notion,
                    request.epsilon,
                    design.certified.bounds,
                    design.levels,
                    of_those_who_occur(request.parameters, design),
                    design.sees_secret,
                    design.certified.lifts,
                    request.average_leakage};
  const auto& marks = design.certified.marks;
  const auto found =
      marks ? sluice::audit(*prior, claim, *marks) : sluice::audit(*prior, claim, design.certified.weights);
  require(found.ok(), "a design can be audited");
  require(found->holds, "a design holds");
  const double error = design.information_error.value_or(0) + kFigureRounding;
  require(std::abs(found->mutual_information - design.mutual_information) <= error,
          "figures are those of an audit");
  require(design.mutual_information <= design.kept_entropy + error, "no more is kept than there is");
  require(design.certified.mixing >= 0 && design.certified.mixing <= 1, "what is mixed in is a share");
  require(!design.upper_bound || design.mutual_information <= *design.upper_bound + error,
          "a bound is a bound");
}

inline SearchOptions search(Bytes& bytes, Index pairs) {
  SearchOptions search;
  search.method = static_cast<Method>(bytes.between(0, 2));
  // A list is given whole to the caller who asks for one, which takes as long as it takes.
  if (search.method == Method::vertices && pairs > kMostListed) search.method = Method::automatic;
  search.gap = bytes.seldom() ? bytes.any() : std::ldexp(1e-9, static_cast<int>(bytes.between(0, 30)));
  search.seconds = bytes.seldom() ? 0 : kSearchSeconds;
  return search;
}

}  // namespace sluice::fuzz
