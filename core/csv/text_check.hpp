// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace sluice::csv {

/// Whether bytes are UTF-8 (as strictly as the Encoding Standard's `fatal`) without the characters that no
/// table has. These are the control characters but tab, line feed, form feed, carriage return and next line.
/// The other two turn the direction of writing around (U+202D, U+202E). Pieces may end anywhere.
class TextCheck {
 public:
  /// False if these bytes are not such a text, or cannot follow those before them. At least kBlock bytes
  /// behind the end have to be readable.
  [[nodiscard]] bool add(std::span<const char> bytes);

  /// Whether the text may end here, and not within a character.
  [[nodiscard]] bool complete() const { return left_ == 0; }

 private:
  [[nodiscard]] bool step(unsigned char byte);

  /// Bytes of the character still to come, and the range of the next one.
  int left_ = 0;
  unsigned char least_ = 0x80;
  unsigned char most_ = 0xbf;
  /// The part of the character read so far.
  std::uint32_t code_ = 0;
};

}  // namespace sluice::csv
