// SPDX-License-Identifier: GPL-3.0-or-later
/// How a struct of the core says which of its members cross the boundary: once, for what converts them
/// (convert.hpp) and for the TypeScript that is written of them (contract/typescript.hpp). Names are the
/// core's, as the compiler spells them, in the case of JavaScript.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace sluice {

using Spelling = std::array<char, 32>;

/// The part behind `what` and the last "::", before the end or the arguments of a template: secret, of
/// "[what = &sluice::Side::secret]".
consteval Spelling spelling(std::string_view pretty, std::string_view what, bool camel) {
  std::string_view text = pretty.substr(pretty.find(what) + what.size());
  text = text.substr(0, text.find_first_of(";]"));
  if (!camel) text = text.substr(0, text.find('<'));
  const auto scope = text.rfind("::");
  if (scope != std::string_view::npos) text = text.substr(scope + 2);
  Spelling spelled{};
  std::size_t at = 0;
  bool upper = false;
  for (const char letter : text) {
    // Beyond the end, or where nothing was found, it does not compile.
    if (letter != '_') spelled[at++] = upper ? static_cast<char>(letter - 'a' + 'A') : letter;
    upper = camel && letter == '_';
  }
  return spelled;
}

template <auto member>
consteval Spelling spelled_member() {
  return spelling(__PRETTY_FUNCTION__, "member = ", true);
}
template <class T>
consteval Spelling spelled_type() {
  return spelling(__PRETTY_FUNCTION__, "T = ", false);
}

template <auto member>
inline constexpr Spelling kMemberName = spelled_member<member>();
template <class T>
inline constexpr Spelling kTypeName = spelled_type<T>();

template <class T>
constexpr const char* type_name() {
  return kTypeName<T>.data();
}

/// The type that a member crosses as: to be specialised where its type is one thing natively and another in
/// WebAssembly.
template <auto member>
struct Crossing;
template <class Owner, class Member, Member Owner::* member>
struct Crossing<member> {
  using Type = Member;
};

template <auto pointer, bool lacks>
struct Field {
  using Type = typename Crossing<pointer>::Type;
  static constexpr auto member = pointer;
  static constexpr bool may_lack = lacks;  ///< whoever asks may leave it out: it stays what a new struct has
  static constexpr const char* name = kMemberName<pointer>.data();
};

template <auto... pointers>
struct Lacking {};

/// All members that cross, and those of them that may be left out.
template <class Optional, auto... pointers>
struct Members;
template <auto... optional, auto... needed>
struct Members<Lacking<optional...>, needed...> {
  template <class Visit>
  static constexpr void for_each(const Visit& visit) {
    (visit(Field<needed, false>{}), ...);
    (visit(Field<optional, true>{}), ...);
  }
};
template <auto... pointers>
using All = Members<Lacking<>, pointers...>;

/// To be specialised, as a list of members.
template <class T>
struct Fields;

template <class T>
concept Recorded = requires { Fields<T>::for_each([](const auto&) {}); };

template <Recorded T, class Visit>
constexpr void for_each_field(const Visit& visit) {
  Fields<T>::for_each(visit);
}

/// The same for an enumeration: a `list` of its values with their names.
template <class E>
struct Names;

template <class E>
concept Named = requires { Names<E>::list; };

template <Named E>
constexpr std::string_view name_of(E value) {
  for (const auto& [one, name] : Names<E>::list) {
    if (one == value) return name;
  }
  return "";
}

/// The first value where there is no such name, which TypeScript's types rule out.
template <Named E>
constexpr E named(std::string_view text) {
  for (const auto& [value, name] : Names<E>::list) {
    if (name == text) return value;
  }
  return Names<E>::list.front().first;
}

}  // namespace sluice
