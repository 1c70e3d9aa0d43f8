// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

namespace sluice {

/// Random words, wiped when they are done with, however that comes about. What is written last and never read
/// compilers leave out; they cannot here, for they do not know that nobody reads it.
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
