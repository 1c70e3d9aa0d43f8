// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

namespace sluice {

/// Random words, wiped at the end of their life, however that comes about. Compilers drop a last write that
/// nobody reads; here they cannot, because the assembly might read it.
template <class Words>
class Wiped {
 public:
  explicit Wiped(Words words) : words_(std::move(words)) {}
  Wiped(const Wiped&) = delete;
  Wiped& operator=(const Wiped&) = delete;
  Wiped(Wiped&&) = delete;
  Wiped& operator=(Wiped&&) = delete;
  ~Wiped() {
    std::ranges::fill(words_, std::uint64_t{0});
    asm volatile("" : : "r"(words_.data()) : "memory");
  }

  Words& operator*() { return words_; }

 private:
  Words words_;
};

}  // namespace sluice
