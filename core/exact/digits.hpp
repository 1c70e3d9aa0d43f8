// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "base/scalar.hpp"

namespace sluice {

/// Decimal digits of a natural number, as protocol files hold them. Boost's own conversion needs streams and
/// locales, which are larger than the rest of the program for answer time.
std::string digits_of(Integer number);

/// The natural number. Precondition: digits only, one at least.
Integer integer_of(std::string_view digits);

}  // namespace sluice
