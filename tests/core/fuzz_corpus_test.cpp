// SPDX-License-Identifier: GPL-3.0-or-later
// The fuzzers on the bytes of their corpus: those that reach much, and those that have found something.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "../fuzz/fuzzers.hpp"

namespace sluice::fuzz_corpus_test {

namespace {

std::vector<std::filesystem::path> files_of(std::string_view fuzzer) {
  std::vector<std::filesystem::path> files;
  const auto folder = std::filesystem::path("tests/fuzz/corpus") / fuzzer;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

std::vector<std::uint8_t> bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  const std::vector<char> bytes(std::istreambuf_iterator<char>(in), {});
  return {bytes.begin(), bytes.end()};
}

}  // namespace

TEST_CASE("what the fuzzers ask of the core is so for every file of their corpus") {
  for (const fuzz::Fuzzer& fuzzer : fuzz::kFuzzers) {
    const auto files = files_of(fuzzer.name);
    CHECK(files.size() > 2);
    for (const auto& file : files) {
      CAPTURE(file.string());
      const auto bytes = bytes_of(file);
      CHECK_NOTHROW(fuzzer.run(fuzz::Bytes(bytes)));
    }
  }
}

TEST_CASE("what is not as it has to be ends a fuzzer") {
  CHECK_THROWS(fuzz::require(false, "so it is"));
  CHECK_NOTHROW(fuzz::require(true, "so it is"));
}

}  // namespace sluice::fuzz_corpus_test
