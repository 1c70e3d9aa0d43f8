// SPDX-License-Identifier: Apache-2.0
// Linked in the place of the C library's.
#include "small_math.hpp"

extern "C" {
double exp(double x) { return sluice::small::exponential(x); }
double lgamma(double x) { return sluice::small::log_gamma(x); }
}
