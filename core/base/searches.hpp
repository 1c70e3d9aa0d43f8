// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace sluice {

/// Whether this program searches for channels and measures them. At answer time it only checks them: the
/// searches would be a tenth of that program.
#ifdef SLUICE_ANSWER_TIME
constexpr bool kSearches = false;
#else
constexpr bool kSearches = true;
#endif

}  // namespace sluice
