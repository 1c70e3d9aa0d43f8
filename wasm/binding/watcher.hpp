// SPDX-License-Identifier: GPL-3.0-or-later
/// Tells JavaScript how a search goes, not so often that the search would suffer.
#pragma once

#include <algorithm>
#include <chrono>

#include "convert.hpp"
#include "records.hpp"

namespace sluice::js {

/// A `Watch` that calls `(lower, upper, interim)`: `interim` is a design where the best channel has become
/// better since the last one, and undefined otherwise.
class Watcher {
 public:
  explicit Watcher(val callback) : callback_(std::move(callback)) {}

  bool operator()(const DesignProgress& progress) {
    const auto now = Clock::now();
    if (now < next_) return true;
    val interim = val::undefined();
    double lower = progress.lower;
    if (now >= next_interim_ && lower > shown_ + kBetter) {
      if (const auto made = progress.interim()) {
        lower = std::clamp(made->mutual_information, lower, std::max(lower, progress.upper));
        shown_ = lower;
        interim = to_js(*made);
      }
      const auto done = Clock::now();
      next_interim_ = done + std::max<Clock::duration>(kInterimEvery, kSearchedPerMade * (done - now));
    }
    callback_(lower, progress.upper, interim);
    next_ = Clock::now() + kEvery;
    return true;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kEvery{100};
  // A search that ends sooner needs no half-way house.
  static constexpr std::chrono::milliseconds kFirstInterim{200};
  static constexpr std::chrono::milliseconds kInterimEvery{500};
  // How much longer is searched than is spent on proving what has been found, where that takes long.
  static constexpr int kSearchedPerMade = 9;
  // A design is better if it keeps more than this (nats).
  static constexpr double kBetter = 1e-6;

  val callback_;
  Clock::time_point next_ = Clock::now() + kEvery;
  Clock::time_point next_interim_ = Clock::now() + kFirstInterim;
  double shown_ = -1;  // I(X;Y) of the last design that was told
};

template <>
struct Js<Watch> {
  static Watch from(const val& given) { return given.isUndefined() ? Watch() : Watch(Watcher(given)); }
};

}  // namespace sluice::js
