// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>

#include "optimise/search_options.hpp"

namespace sluice {

/// Says whether a search is to go on: as long as it has time and `keep_going` allows. Its time begins when
/// the clock is made. The options have to outlive it.
class SearchClock {
 public:
  using Time = std::chrono::steady_clock::time_point;

  explicit SearchClock(const SearchOptions& options) : options_(options), deadline_(in(options.seconds)) {}

  /// The time after so many seconds.
  static Time in(double seconds) {
    return std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                                  std::chrono::duration<double>(std::min(seconds, kLongest)));
  }

  /// Seconds, none below 0.
  [[nodiscard]] double left() const {
    const std::chrono::duration<double> left = deadline_ - std::chrono::steady_clock::now();
    return std::max(0.0, left.count());
  }

  /// Seconds since it was made.
  [[nodiscard]] double passed() const {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    return passed.count();
  }

  /// Asks whether to go on, with the `SearchProgress` that `progress` makes. After one no every answer is no,
  /// without a question.
  template <class Progress>
  bool going(const Progress& progress) {
    stopped_ = stopped_ || left() <= 0 || (options_.keep_going && !options_.keep_going(progress()));
    return !stopped_;
  }
  /// Whether the last answer was no.
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  static constexpr double kLongest = 3e8;  // ten years: what a clock can hold

  const SearchOptions& options_;
  Time start_ = std::chrono::steady_clock::now();
  Time deadline_;
  bool stopped_ = false;
};

/// The gap that a search has to close. It leaves a part of `options.gap` for later steps: reports rarer than
/// 1e-9 are merged, weights are rounded.
inline double own_gap(const SearchOptions& options) {
  constexpr double kKept = 5e-8;
  return std::max(options.gap / 2, options.gap - kKept);
}

}  // namespace sluice
