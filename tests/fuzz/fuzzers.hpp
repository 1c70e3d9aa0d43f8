// SPDX-License-Identifier: GPL-3.0-or-later
/// Each gives the core what some bytes say and throws where what comes out is not as it has to be. A file
/// each. libFuzzer looks for such bytes (`npm run fuzz`); tests run them on those of the corpus.
#pragma once

#include <array>
#include <string_view>

#include "bytes.hpp"

namespace sluice::fuzz {

void audit(Bytes bytes);
void blocks(Bytes bytes);
void design(Bytes bytes);
void estimate(Bytes bytes);
void intervals(Bytes bytes);
void objectives(Bytes bytes);
void plan(Bytes bytes);
void prior(Bytes bytes);
void research(Bytes bytes);
void text(Bytes bytes);
void together(Bytes bytes);
void worst_case(Bytes bytes);

struct Fuzzer {
  std::string_view name;  ///< and its folder in the corpus
  void (*run)(Bytes);
};

inline constexpr std::array kFuzzers{
    Fuzzer{"audit", audit},       Fuzzer{"blocks", blocks},       Fuzzer{"design", design},
    Fuzzer{"estimate", estimate}, Fuzzer{"intervals", intervals}, Fuzzer{"objectives", objectives},
    Fuzzer{"plan", plan},         Fuzzer{"prior", prior},         Fuzzer{"research", research},
    Fuzzer{"text", text},         Fuzzer{"together", together},   Fuzzer{"worst_case", worst_case}};

}  // namespace sluice::fuzz
