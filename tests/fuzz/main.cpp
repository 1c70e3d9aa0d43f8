// SPDX-License-Identifier: GPL-3.0-or-later
// The functions that libFuzzer calls, once for each fuzzer: SLUICE_FUZZER is its name.
#include "fuzzers.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sluice::fuzz::SLUICE_FUZZER(sluice::fuzz::Bytes({data, size}));
  return 0;
}
