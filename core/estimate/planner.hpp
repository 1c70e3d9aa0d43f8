// SPDX-License-Identifier: GPL-3.0-or-later
/// Before anybody is asked: how precise estimates will be.
#pragma once

#include <cstdint>
#include <optional>

#include "estimate/estimate.hpp"

namespace sluice {

/// Whom a plan is for: people distributed as the question's prior says, or, where nobody knows, those of whom
/// each functional is the hardest to estimate. Of these Wald's interval is the widest
/// (`worst_case_variance`), the weights of the linear estimate being what the prior makes them all the same.
/// Those for all functionals at once are as wide as all that goes with the chances of reports
/// (`widest_interval`; to one in two hundred, never too narrow).
enum class Expected : std::uint8_t { prior, worst };

/// Half the widths of the intervals to be expected from so many people, one for each functional: of `each`,
/// `together` and `wald` in `Estimate`, for reports that come exactly as often as under the distribution that
/// is expected. Wald's is infinite where nothing is identifiable.
struct Precision {
  Vector<double> each;
  Vector<double> together;
  Vector<double> wald;
};

/// Fails with bad_request as `estimate`.
Result<Precision> precision(const Channel& channel, const Question& question, double people,
                            Expected expected = Expected::prior);
Result<Precision> precision(const Marks& marks, const Question& question, double people,
                            Expected expected = Expected::prior);

/// How many people it takes until no half width is above `half_width`; nothing where 10^12 are too few, as
/// where it is not identifiable. To one in a hundred, never too few.
struct People {
  std::optional<double> each;
  std::optional<double> together;
  std::optional<double> wald;
};

/// Fails with bad_request as `estimate`, and where the half width is not above 0.
Result<People> people_for(const Channel& channel, const Question& question, double half_width,
                          Expected expected = Expected::prior);
Result<People> people_for(const Marks& marks, const Question& question, double half_width,
                          Expected expected = Expected::prior);

}  // namespace sluice
