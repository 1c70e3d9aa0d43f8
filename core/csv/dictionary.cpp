// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv/dictionary.hpp"

#include <cstring>

namespace sluice::csv {
namespace {

template <class Word>
std::uint64_t load(const char* at) {
  Word word = 0;
  std::memcpy(&word, at, sizeof word);
  return word;
}

/// Most cells are short: two words that may overlap cover all of up to 16 bytes.
std::uint64_t hash_of(std::string_view text) {
  constexpr std::uint64_t kFirst = 0x9e3779b97f4a7c15;
  constexpr std::uint64_t kSecond = 0xc2b2ae3d27d4eb4f;
  const char* at = text.data();
  std::size_t left = text.size();
  std::uint64_t hash = left * kFirst;
  const auto mix = [&hash](std::uint64_t word) {
    hash = (hash ^ word) * kSecond;
    hash ^= hash >> 29;
  };
  for (; left > 16; left -= 8, at += 8) mix(load<std::uint64_t>(at));
  if (left >= 8) {
    mix(load<std::uint64_t>(at));
    mix(load<std::uint64_t>(at + left - 8));
  } else if (left >= 4) {
    mix(load<std::uint32_t>(at) << 32 | load<std::uint32_t>(at + left - 4));
  } else if (left > 0) {
    const auto byte = [at](std::size_t i) {
      return static_cast<std::uint64_t>(static_cast<unsigned char>(at[i]));
    };
    mix(byte(0) << 16 | byte(left / 2) << 8 | byte(left - 1));
  }
  return hash ^ hash >> 32;
}

bool same(const char* one, const char* other, std::size_t length) {
  for (; length >= 8; length -= 8, one += 8, other += 8) {
    if (load<std::uint64_t>(one) != load<std::uint64_t>(other)) return false;
  }
  for (; length > 0; --length, ++one, ++other) {
    if (*one != *other) return false;
  }
  return true;
}

}  // namespace

std::optional<std::uint32_t> Dictionary::find(std::string_view spelling) {
  const std::uint64_t hash = hash_of(spelling);
  std::size_t slot = hash & (slots_.size() - 1);
  for (; slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1)) {
    const std::uint32_t number = slots_[slot] - 1;
    const Entry& entry = entries_[number];
    if (entry.hash == hash && entry.length == spelling.size() &&
        same(bytes_.data() + entry.at, spelling.data(), spelling.size())) {
      return number;
    }
  }
  if (entries_.size() == kMost || bytes_.size() + spelling.size() + 1 > kMostBytes) return std::nullopt;
  const auto number = static_cast<std::uint32_t>(entries_.size());
  entries_.push_back(
      {hash, static_cast<std::uint32_t>(bytes_.size()), static_cast<std::uint32_t>(spelling.size())});
  bytes_.insert(bytes_.end(), spelling.begin(), spelling.end());
  bytes_.push_back('\0');
  slots_[slot] = number + 1;
  if (2 * entries_.size() > slots_.size()) grow();
  return number;
}

void Dictionary::grow() {
  slots_.assign(4 * slots_.size(), 0);
  for (std::uint32_t number = 0; number < entries_.size(); ++number) {
    std::size_t slot = entries_[number].hash & (slots_.size() - 1);
    while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = number + 1;
  }
}

}  // namespace sluice::csv
