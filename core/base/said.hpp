// SPDX-License-Identifier: Apache-2.0
/// Texts with ids: a catalogue has them in English, with values in holes, and other languages have them under
/// the same ids.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace sluice {

/// A text of a catalogue. A hole is `{name}`, of small letters.
struct Text {
  const char* id = "";
  const char* text = "";
};

/// The contents of a hole: a name from outside, a number, or a text without holes.
using Value = std::variant<std::string, std::int64_t, const Text*>;

/// A text with a value for each name of a hole, in the order in which the names come first.
struct Said {
  const Text* text;
  std::vector<Value> values;

  [[nodiscard]] std::string english() const;
};

/// The names of the holes, each once, as they come first in these pieces; as many as fit.
struct Holes {
  std::array<std::string_view, 8> names = {};
  std::size_t count = 0;

  constexpr explicit Holes(std::string_view first, std::string_view second = {}) {
    for (std::string_view piece : {first, second}) {
      for (auto open = piece.find('{'); open != std::string_view::npos; open = piece.find('{')) {
        const auto close = piece.find('}', open);
        const std::string_view name = piece.substr(open + 1, close - open - 1);
        if (place(name) == count) names.at(count++) = name;
        piece.remove_prefix(close + 1);
      }
    }
  }
  /// The number of the hole with this name, or `count` if no hole has it.
  [[nodiscard]] constexpr std::size_t place(std::string_view name) const {
    std::size_t at = 0;
    while (at < count && names.at(at) != name) ++at;
    return at;
  }
};

/// A text in English, with its values in the holes.
std::string filled(std::string_view text, const Holes& holes, const std::vector<Value>& values);

/// Never defined. The compiler refuses a call of it: a text has other holes than values.
void text_has_other_holes();

/// A text whose holes the compiler has counted.
template <std::size_t count>
struct Counted {
  const Text* text;
  consteval Counted(const Text& given) : text(&given) {  // NOLINT(google-explicit-constructor)
    if (Holes(given.text).count != count) text_has_other_holes();
  }
};

inline Value value_of(std::string name) { return name; }
inline Value value_of(std::string_view name) { return std::string(name); }
inline Value value_of(const char* name) { return std::string(name); }
inline Value value_of(const Text* text) { return text; }
inline Value value_of(std::int64_t number) { return number; }

/// Puts values into a text, in the order of its holes.
template <class... Values>
Said say(std::type_identity_t<Counted<sizeof...(Values)>> counted, Values... values) {
  return {counted.text, {value_of(std::move(values))...}};
}

}  // namespace sluice
