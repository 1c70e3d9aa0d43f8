// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace sluice {

/// Whether channels are searched for and measured, or only checked, as at answer time, where what the former
/// need would be a tenth of the program.
#ifdef SLUICE_ANSWER_TIME
constexpr bool kSearches = false;
#else
constexpr bool kSearches = true;
#endif

}  // namespace sluice
