// SPDX-License-Identifier: GPL-3.0-or-later
/// Blanks as JavaScript's trim() has them, in UTF-8: white space and line ends of Unicode, and the byte order
/// mark.
#pragma once

#include <cstddef>
#include <string_view>

namespace sluice::csv {

/// Bytes of the blank that a text begins with; 0 where it begins with none.
inline std::size_t blank_at_begin(std::string_view text) {
  if (text.empty()) return 0;
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const unsigned first = byte(0);
  if (first < 0x80) return first == ' ' || (first >= '\t' && first <= '\r') ? 1 : 0;
  if (first == 0xc2) return byte(1) == 0xa0 ? 2 : 0;
  const unsigned code = byte(1) << 8 | byte(2);
  switch (first) {
    case 0xe1:
      return code == 0x9a80 ? 3 : 0;
    case 0xe2:
      return (code >= 0x8080 && code <= 0x808a) || code == 0x80a8 || code == 0x80a9 || code == 0x80af ||
                     code == 0x819f
                 ? 3
                 : 0;
    case 0xe3:
      return code == 0x8080 ? 3 : 0;
    case 0xef:
      return code == 0xbbbf ? 3 : 0;
    default:
      return 0;
  }
}

/// The text without the blanks at both ends.
inline std::string_view trimmed(std::string_view text) {
  for (std::size_t blank = blank_at_begin(text); blank > 0; blank = blank_at_begin(text))
    text.remove_prefix(blank);
  while (!text.empty()) {
    std::size_t last = 1;
    while (last < 3 && last < text.size() &&
           (static_cast<unsigned char>(text[text.size() - last]) & 0xc0U) == 0x80)
      ++last;
    if (blank_at_begin(text.substr(text.size() - last)) != last) break;
    text.remove_suffix(last);
  }
  return text;
}

}  // namespace sluice::csv
