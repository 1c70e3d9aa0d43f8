// SPDX-License-Identifier: GPL-3.0-or-later
/// The world of ReadStat: a file that the host holds, and bytes that go to it. Both calls may wait for the
/// host, for which the module is unwound and rewound (Asyncify); wasm/files/formats/stat-module.ts is the
/// other side.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace sluice::stat {

extern "C" {
/// Bytes of the file from `at` on, all of which lie in it.
[[clang::import_module("env"), clang::import_name("fetch")]] void host_fetch(double at, char* to,
                                                                             std::uint32_t bytes);
/// The next bytes of what comes out.
[[clang::import_module("env"), clang::import_name("take")]] void host_take(const char* bytes,
                                                                           std::uint32_t length);
}

/// Kinds of records; those of a cell come in the order of the variables, after the row that they belong to.
enum class Record : std::uint8_t {
  table = 'T',
  variable = 'V',
  label = 'L',
  weight = 'W',
  row = 'R',
  missing = 0,
  tagged = 1,
  real = 2,
  single = 3,
  integer = 4,
  text = 5,
  /// Added to the kind of a value that the file declares missing.
  declared = 8
};

/// Records of bytes, little-endian, handed over in pieces that end behind a record.
class Output {
 public:
  static constexpr std::size_t piece = 1 << 18;

  template <class T>
  void number(T value) {
    append(&value, sizeof(T));
  }
  void text(std::string_view value) {
    number(static_cast<std::uint32_t>(value.size()));
    append(value.data(), value.size());
  }
  void text(const char* value) { text(value ? std::string_view(value) : std::string_view()); }
  void append(const void* bytes, std::size_t length) {
    const char* from = static_cast<const char*>(bytes);
    bytes_.insert(bytes_.end(), from, from + length);
  }
  /// The bytes that have not been handed over.
  std::vector<char>& bytes() { return bytes_; }
  /// Between two records.
  void pass() {
    if (bytes_.size() >= piece) flush();
  }
  void flush() {
    if (bytes_.empty()) return;
    host_take(bytes_.data(), static_cast<std::uint32_t>(bytes_.size()));
    bytes_.clear();
  }

 private:
  std::vector<char> bytes_;
};

/// The same records, from the host. Precondition: it has written them whole.
class Input {
 public:
  Input(const char* bytes, std::uint32_t length) : at_(bytes), end_(bytes + length) {}

  bool done() const { return at_ == end_; }
  template <class T>
  T number() {
    T value{};
    std::memcpy(&value, at_, sizeof(T));
    at_ += sizeof(T);
    return value;
  }
  std::string text() {
    const auto length = number<std::uint32_t>();
    std::string value(at_, length);
    at_ += length;
    return value;
  }

 private:
  const char* at_;
  const char* end_;
};

}  // namespace sluice::stat
