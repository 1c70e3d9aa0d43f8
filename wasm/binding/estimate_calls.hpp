// SPDX-License-Identifier: GPL-3.0-or-later
/// What whoever receives reports may ask, across the boundary.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "call.hpp"
#include "estimate/estimate.hpp"
#include "estimate/planner.hpp"
#include "given.hpp"

namespace sluice::js {

/// How reports come about: a channel, rows x columns, between what is asked about and what has been counted,
/// or sets of marks for `rows` categories.
struct Origin {
  Float64Array channel{val::undefined()};
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::string other;  ///< as in Plan; empty where there is a channel
};

/// How often reports have come: a count for each, or for each of the different `sets` (counts x rows).
struct Counted {
  Float64Array counts{val::undefined()};
  Uint8Array sets{val::undefined()};
};

/// See sluice::Question; functionals are asked x rows.
struct Asking {
  Float64Array functionals{val::undefined()};
  std::uint32_t distribution = 0;
  Float64Array prior{val::undefined()};
  double confidence = 0;
};

struct Estimated {
  Outcome outcome;
  double people = 0;
  EstimateList estimates{val::array()};
  double gap = 0;
  bool impossible = false;
  double statistic = 0;
  double degrees = 0;
  double probability = 1;
  double prior_statistic = 0;
  double prior_degrees = 0;
  double prior_probability = 1;
};

/// Half widths for so many people, and how many people it takes.
struct Planned {
  Outcome outcome;
  Float64Array exact{val::undefined()};
  Float64Array wald{val::undefined()};
  MaybeNumber exact_people{val::undefined()};
  MaybeNumber wald_people{val::undefined()};
};

using AnyChannel = std::variant<Channel, Marks>;

inline AnyChannel channel_of(const Origin& origin) {
  if (!origin.other.empty()) return marks_of(origin.rows, origin.other);
  return Channel(matrix_of<double>(origin.channel, origin.rows, origin.columns));
}

inline Question question_of(const Asking& asking, const Origin& origin) {
  const auto functionals = numbers_of<double>(asking.functionals);
  const auto prior = numbers_of<double>(asking.prior);
  return {Eigen::Map<const Matrix<double>>(functionals.data(),
                                           static_cast<Index>(functionals.size() / origin.rows),
                                           static_cast<Index>(origin.rows)),
          static_cast<Index>(asking.distribution),
          Eigen::Map<const Vector<double>>(prior.data(), static_cast<Index>(prior.size())),
          asking.confidence};
}

inline val ends_of(const Interval& interval) {
  val ends = val::array();
  ends.call<void>("push", interval.low);
  ends.call<void>("push", interval.high);
  return ends;
}

inline EstimateList estimates_of(const std::vector<Estimate>& estimates) {
  val list = val::array();
  for (const Estimate& one : estimates) {
    val entry = val::object();
    entry.set("identifiable", one.identifiable);
    entry.set("likelihood", one.likelihood);
    if (one.exact) entry.set("exact", ends_of(*one.exact));
    if (one.identifiable) {
      entry.set("unbiased", one.unbiased);
      entry.set("projected", one.projected);
      entry.set("deviation", one.deviation);
      entry.set("deviationOfRespondents", one.deviation_of_respondents);
      entry.set("leastDeviation", one.least_deviation);
      entry.set("influence", one.influence);
      if (one.wald) entry.set("wald", ends_of(*one.wald));
      entry.set("bernstein", ends_of(one.bernstein));
    }
    list.call<void>("push", entry);
  }
  return EstimateList(list);
}

inline Result<Estimates> estimates_from(const AnyChannel& channel, const Counted& counted,
                                        const Question& question) {
  const auto numbers = numbers_of<double>(counted.counts);
  const Vector<double> counts =
      Eigen::Map<const Vector<double>>(numbers.data(), static_cast<Index>(numbers.size()));
  if (const auto* marks = std::get_if<Marks>(&channel)) {
    return estimate(
        *marks,
        {matrix_of<std::uint8_t>(counted.sets, numbers.size(), static_cast<std::size_t>(marks->categories)),
         counts},
        question);
  }
  return estimate(*std::get_if<Channel>(&channel), counts, question);
}

inline Estimated estimate_reports(const Origin& origin, const Counted& counted, const Asking& asking) {
  return answer<Estimated>([&]() -> Result<Estimated> {
    const auto found = estimates_from(channel_of(origin), counted, question_of(asking, origin));
    if (!found) return found.failure();
    Estimated estimated;
    estimated.people = found->people;
    estimated.estimates = estimates_of(found->estimates);
    estimated.gap = found->gap;
    estimated.impossible = found->impossible;
    estimated.statistic = found->best_fit.statistic;
    estimated.degrees = static_cast<double>(found->best_fit.degrees);
    estimated.probability = found->best_fit.probability;
    estimated.prior_statistic = found->prior_fit.statistic;
    estimated.prior_degrees = static_cast<double>(found->prior_fit.degrees);
    estimated.prior_probability = found->prior_fit.probability;
    return estimated;
  });
}

/// Of so many people where `people` is above 0, and for a half width where that is; of the hardest people
/// where nobody knows who will answer.
inline Planned plan_survey(const Origin& origin, const Asking& asking, double people, double half_width,
                           bool worst) {
  return answer<Planned>([&]() -> Result<Planned> {
    const AnyChannel channel = channel_of(origin);
    const Question question = question_of(asking, origin);
    const Expected expected = worst ? Expected::worst : Expected::prior;
    Planned planned;
    if (people > 0) {
      const auto widths =
          std::visit([&](const auto& one) { return precision(one, question, people, expected); }, channel);
      if (!widths) return widths.failure();
      planned.exact = array_of(widths->exact);
      planned.wald = array_of(widths->wald);
    }
    if (half_width > 0) {
      const auto needed = std::visit(
          [&](const auto& one) { return people_for(one, question, half_width, expected); }, channel);
      if (!needed) return needed.failure();
      planned.exact_people = maybe(needed->exact);
      planned.wald_people = maybe(needed->wald);
    }
    return planned;
  });
}

}  // namespace sluice::js
