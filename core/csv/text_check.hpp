// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace sluice::csv {

/// Whether bytes are UTF-8 (as strictly as the Encoding Standard's `fatal`) without the characters that no
/// table has: the control characters but tab, line feed, form feed, carriage return and next line, and the
/// two that turn the direction of writing around (U+202D, U+202E). Pieces may end anywhere.
class TextCheck {
 public:
  /// False where these bytes are no such text, or cannot follow those before them. At least kBlock bytes
  /// behind the end have to be readable.
  [[nodiscard]] bool add(std::span<const char> bytes);

  /// Whether the text may end here, and not within a character.
  [[nodiscard]] bool complete() const { return left_ == 0; }

 private:
  [[nodiscard]] bool step(unsigned char byte);

  /// Bytes of the character that are to come, and between which the next one has to be.
  int left_ = 0;
  unsigned char least_ = 0x80;
  unsigned char most_ = 0xbf;
  /// Of the character so far.
  std::uint32_t code_ = 0;
};

}  // namespace sluice::csv
