// SPDX-License-Identifier: GPL-3.0-or-later
/// The calls of the engine, in the core's words: none knows of JavaScript, which convert.hpp does. Lists of
/// calls and of fields are all that the boundary is.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "design/prover.hpp"
#include "exact/marks_sample.hpp"
#include "exact/sample.hpp"
#include "guarantee/composition.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "records.hpp"

namespace sluice::calls {

/// A call that wants a prior, as one that takes the table of it.
template <auto function>
struct UnderPrior;
template <class Value, class... Given, Result<Value> (*function)(const Prior&, Given...)>
struct UnderPrior<function> {
  static Result<Value> call(const JointTable& table, Given... given) {
    const auto prior = make_prior(table);
    if (!prior) return prior.failure();
    return function(*prior, given...);
  }
};
template <auto function>
inline constexpr auto* kUnderPrior = &UnderPrior<function>::call;

inline Result<Summary> describe(const Prior& prior) { return summary(prior); }

/// The utility of a design, found faster with what a neighbouring level has left.
struct Point {
  double mutual_information = 0;
  std::optional<double> upper_bound = {};
  SearchMemory memory = {};
};

inline Result<Point> point(const DesignRequest& request, const SearchMemory& memory) {
  Point point;
  point.memory = memory;
  DesignRequest remembering = request;
  remembering.search.memory = &point.memory;
  const auto found = design(remembering);
  if (!found) return found.failure();
  point.mutual_information = found->mutual_information;
  point.upper_bound = found->upper_bound;
  return point;
}

/// A design by a search that others help with, or the best so far where it has left a proof to them.
struct SharedDesign {
  Design design;
  SharedSearch shared;
};

inline Result<SharedDesign> search(const DesignRequest& request, const SharedSearch& shared,
                                   const Watch& watch) {
  SharedSearch known = shared;
  known.open.reset();
  DesignRequest asked = request;
  asked.search.shared = &known;
  auto found = design(asked, watch);
  if (!found) return found.failure();
  return SharedDesign{std::move(*found), std::move(known)};
}

/// `search` is a number of the caller's for this request; the prover is kept until there is another one.
inline Result<ProvedPart> prove(const DesignRequest& request, double search, const ProofPart& part) {
  static std::optional<std::pair<double, Prover>> last;
  if (!last || last->first != search) {
    last.reset();
    auto prover = Prover::of(request);
    if (!prover) return prover.failure();
    last.emplace(search, std::move(*prover));
  }
  return last->second.prove(part);
}

/// The worth of a channel by an objective.
inline Result<double> worth(const Prior& prior, const std::string& objective, const Weights& weights,
                            const std::vector<Index>& answers) {
  return sluice::worth(prior, objective, probabilities(weights), answers);
}

/// P(data | report) as integer weights, reports x data.
inline Result<Weights> value_weights(const Prior& prior, const Weights& weights) {
  return quantise(posterior_of_rows(data_and_report(prior, probabilities(weights))));
}

/// `reports` has the counts of a channel's reports, or for marks the sets and their counts.
inline Result<Estimates> estimate(const Origin& origin, const MarkedReports& reports,
                                  const Question& question) {
  if (const auto* marks = std::get_if<Marks>(&origin)) return sluice::estimate(*marks, reports, question);
  return sluice::estimate(*std::get_if<Channel>(&origin), reports.counts, question);
}

}  // namespace sluice::calls

namespace sluice {

SLUICE_FIELDS(calls::Point, mutual_information, upper_bound, memory)
SLUICE_FIELDS(calls::SharedDesign, design, shared)

/// A call holds this of an argument that it only looks at.
template <class T>
struct Held {
  using Type = T;
};
template <class T>
struct Held<std::span<const T>> {
  using Type = std::vector<T>;
};
template <>
struct Held<std::string_view> {
  using Type = std::string;
};
template <class T>
using Argument = typename Held<std::remove_cvref_t<T>>::Type;

template <auto function>
struct Call {
  const char* name;
  const char* parameters;  ///< their names, in order
};

/// All that is bound, and all that is declared to TypeScript.
inline constexpr std::tuple kCalls{
    Call<calls::kUnderPrior<&calls::describe>>{"describe", "table"},
    Call<&design>{"design", "request, watch"},
    Call<&calls::point>{"point", "request, memory"},
    Call<&calls::search>{"search", "request, shared, watch"},
    Call<&calls::prove>{"prove", "request, search, part"},
    Call<&refutes>{"refutes", "request, points, prices, least"},
    Call<calls::kUnderPrior<&audit>>{"audit", "table, claim, channel"},
    Call<calls::kUnderPrior<&calls::worth>>{"worth", "table, objective, weights, answers"},
    Call<calls::kUnderPrior<&worst_case>>{"worstCase", "table, claim, channel, alpha"},
    Call<&posteriors>{"posteriors", "table, notion, epsilon, parameters"},
    Call<&composed_level>{"compose", "releases, notion, levels"},
    Call<calls::kUnderPrior<&audit_together>>{"together",
                                              "table, notion, epsilon, parameters, seesSecret, channels"},
    Call<&sample>{"sample", "weights, inputs, words"},
    Call<&sample_marks>{"sampleMarks", "marks, inputs, words"},
    Call<calls::kUnderPrior<&calls::value_weights>>{"valueWeights", "table, weights"},
    Call<calls::kUnderPrior<&sample_values>>{"markValues", "table, marks, reports, words"},
    Call<&calls::estimate>{"estimate", "origin, reports, question"},
    Call<&estimate_pooled>{"estimatePooled", "samples, question"},
    Call<&estimate_weighted>{"estimateWeighted", "origin, reports, question"},
    Call<&fit_logistic>{"fitLogistic", "cases"},
    Call<&precision>{"precision", "origin, question, people, expected"},
    Call<&people_for>{"peopleFor", "origin, question, halfWidth, expected"},
};

}  // namespace sluice
