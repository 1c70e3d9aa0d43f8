// SPDX-License-Identifier: GPL-3.0-or-later
/// How precise estimates will be, before anybody is asked.
#pragma once

#include <cstdint>
#include <optional>

#include "estimate/estimate.hpp"

namespace sluice {

/// The people that a plan is for. They are distributed as in the question's prior or, if that is unknown, so
/// that each functional is the hardest to estimate. For these Wald's interval is the widest
/// (`worst_case_variance`); the weights of the linear estimate still come from the prior. The intervals for
/// all functionals at once are as wide as the region from the chances of reports. They are exact to one in
/// two hundred, and never too narrow (`widest_interval`).
enum class Expected : std::uint8_t { prior, worst };

/// Half the widths of the expected intervals from so many people, one for each functional: `each`, `together`
/// and `wald` of `Estimate`. Reports come exactly as often as under the expected distribution. Wald's is
/// infinite if nothing is identifiable.
struct Precision {
  Vector<double> each;
  Vector<double> together;
  Vector<double> wald;
};

/// Fails with bad_request as `estimate`.
Result<Precision> precision(const Origin& origin, const Question& question, double people,
                            Expected expected = Expected::prior);

/// How many people it takes until no half width is above `half_width`. Nothing if 10^12 are too few, as for a
/// functional that is not identifiable. To one in a hundred, never too few.
struct People {
  std::optional<double> each;
  std::optional<double> together;
  std::optional<double> wald;
};

/// Fails with bad_request as `estimate`, and if the half width is not above 0.
Result<People> people_for(const Origin& origin, const Question& question, double half_width,
                          Expected expected = Expected::prior);

}  // namespace sluice
