// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv/text_check.hpp"

#include <algorithm>

#include "csv/blocks.hpp"

namespace sluice::csv {
namespace {

bool forbidden(std::uint32_t code) {
  if (code < 0x20) return code != '\t' && code != '\n' && code != '\f' && code != '\r';
  if (code < 0xa0) return code >= 0x7f && code != 0x85;
  return code == 0x202d || code == 0x202e;
}

}  // namespace

bool TextCheck::add(std::span<const char> bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t end = std::min(at + kBlock, bytes.size());
    // The bytes behind the end are looked at as well. They can only make the check closer.
    if (left_ == 0 && !Wide::odd(bytes.data() + at)) {
      at = end;
      continue;
    }
    for (; at < end; ++at) {
      if (!step(static_cast<unsigned char>(bytes[at]))) return false;
    }
  }
  return true;
}

bool TextCheck::step(unsigned char byte) {
  if (left_ > 0) {
    if (byte < least_ || byte > most_) return false;
    least_ = 0x80;
    most_ = 0xbf;
    code_ = code_ << 6 | (byte & 0x3fU);
    return --left_ > 0 || !forbidden(code_);
  }
  if (byte < 0x80) return !forbidden(byte);
  // Overlong forms, halves of surrogate pairs, and numbers beyond U+10FFFF are not UTF-8.
  if (byte < 0xc2 || byte > 0xf4) return false;
  left_ = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
  code_ = byte & (0x3fU >> left_);
  if (byte == 0xe0) least_ = 0xa0;
  if (byte == 0xed) most_ = 0x9f;
  if (byte == 0xf0) least_ = 0x90;
  if (byte == 0xf4) most_ = 0x8f;
  return true;
}

}  // namespace sluice::csv
