// SPDX-License-Identifier: GPL-3.0-or-later
/// How much of a test is run. `npm run test:long` does all of it, in every build.
#pragma once

namespace sluice::test {

/// Whether SLUICE_LONG is 1 in the environment, natively and under Node.
[[nodiscard]] bool long_run();

/// How many of `all` random cases are run: natively all. Sanitised and in WebAssembly each takes many times
/// as long, so a short run does the first fifth of them there, and at least `least`. They are the same cases
/// in every build.
[[nodiscard]] int repeats(int all, int least = 4);

/// One of two sizes of a test, in any build.
template <typename T>
[[nodiscard]] T sized(T in_short_run, T in_long_run) {
  return long_run() ? in_long_run : in_short_run;
}

}  // namespace sluice::test
