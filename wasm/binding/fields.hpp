// SPDX-License-Identifier: GPL-3.0-or-later
/// How a struct of the core says which of its members cross the boundary. It says so once, for the code that
/// converts them (convert.hpp) and for their TypeScript (contract/typescript.hpp). Names are the core's, in
/// the case of JavaScript.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "base/scalar.hpp"

namespace sluice {

/// The typed array in which many numbers of a type cross.
template <class T>
constexpr const char* kArrayOf = nullptr;
template <>
inline constexpr const char* kArrayOf<double> = "Float64Array";
template <>
inline constexpr const char* kArrayOf<std::uint8_t> = "Uint8Array";
template <>
inline constexpr const char* kArrayOf<std::uint32_t> = "Uint32Array";
template <>
inline constexpr const char* kArrayOf<std::uint64_t> = "BigUint64Array";

/// Indices, and the numbers of a proof, below 2^53: plain lists of numbers, as files have them.
template <class T>
concept Whole = std::same_as<T, std::int64_t> || std::same_as<T, Index>;

using Spelling = std::array<char, 32>;

inline constexpr char kCamel = '\0';

/// The part behind the last "::" and before the arguments of a template, with `joint` for each underscore or
/// in camel case. A longer one does not compile.
consteval Spelling spelled(std::string_view text, char joint) {
  text = text.substr(0, text.find('<'));
  const auto scope = text.rfind("::");
  if (scope != std::string_view::npos) text = text.substr(scope + 2);
  Spelling spelled{};
  std::size_t at = 0;
  bool upper = false;
  for (const char letter : text) {
    const bool gap = letter == '_';
    if (!gap || joint != kCamel) {
      spelled[at++] = gap ? joint : upper ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    upper = gap && joint == kCamel;
  }
  return spelled;
}

template <class Owner, class Member>
Member member_of(Member Owner::* pointer);

template <auto pointer, bool lacks, Spelling spelling>
struct Field {
  using Type = decltype(member_of(pointer));
  static constexpr auto member = pointer;
  static constexpr bool may_lack = lacks;  ///< the caller may leave it out: it stays what a new struct has
  static constexpr const char* name = spelling.data();
};

template <Spelling spelling, class... Each>
struct FieldsOf {
  static constexpr const char* type = spelling.data();
  template <class Visit>
  static constexpr void for_each(const Visit& visit) {
    (visit(Each{}), ...);
  }
};

/// The name of a value of an enumeration, with its scopes; empty where the number has none.
template <class E, E value>
consteval std::string_view enumerator() {
  std::string_view text = __PRETTY_FUNCTION__;
  text = text.substr(text.find("value = ") + 8);
  text = text.substr(0, text.find_first_of(";]"));
  return text.starts_with('(') ? std::string_view() : text;
}

template <class E, int value = 0>
consteval int enumerators() {
  if constexpr (enumerator<E, E{value}>().empty()) {
    return value;
  } else {
    return enumerators<E, value + 1>();
  }
}

/// All values of an enumeration that counts from 0, with `joint` between the words of a name.
template <class E, char joint>
struct Enumerated {
  static constexpr std::string_view first = enumerator<E, E{}>();
  static constexpr Spelling spelling = spelled(first.substr(0, first.rfind("::")), kCamel);
  static constexpr const char* type = spelling.data();
  static constexpr auto list = []<int... values>(std::integer_sequence<int, values...>) {
    return std::array{std::pair{E{values}, spelled(enumerator<E, E{values}>(), joint)}...};
  }(std::make_integer_sequence<int, enumerators<E>()>());
};

/// The fields of a struct, by `for_each`, or the values of an enumeration with their names, in `list`.
template <class T>
struct Fields;
template <class E>
struct Names;

template <class T>
concept Recorded = requires { Fields<T>::type; };
template <class E>
concept Named = requires { Names<E>::list; };

template <Recorded T, class Visit>
constexpr void for_each_field(const Visit& visit) {
  Fields<T>::for_each(visit);
}

template <Named E>
constexpr std::string_view name_of(E value) {
  for (const auto& [one, name] : Names<E>::list) {
    if (one == value) return name.data();
  }
  return "";
}

/// The first value where there is no such name, which TypeScript's types rule out.
template <Named E>
constexpr E named(std::string_view text) {
  for (const auto& [value, name] : Names<E>::list) {
    if (name.data() == text) return value;
  }
  return Names<E>::list.front().first;
}

}  // namespace sluice

/// The values of an enumeration, with `joint` between the words of their names.
#define SLUICE_NAMES(E, joint) \
  template <>                  \
  struct Names<E> : Enumerated<E, joint> {};
/// The members of a struct that cross.
#define SLUICE_FIELDS(T, ...) SLUICE_REQUEST(T, (__VA_ARGS__), ())
/// The same of a request: those that have to be there, and those that may be left out.
#define SLUICE_REQUEST(T, needed, lacking)                                                          \
  template <>                                                                                       \
  struct Fields<T> : FieldsOf<spelled(#T, kCamel) SLUICE_EACH(SLUICE_NEEDED, T, SLUICE_BARE needed) \
                                  SLUICE_EACH(SLUICE_LACKING, T, SLUICE_BARE lacking)> {};

// One item after the other: C++20 has no other way from a member to its name that all compilers know.
#define SLUICE_NEEDED(T, member) , Field<&T::member, false, spelled(#member, kCamel)>
#define SLUICE_LACKING(T, member) , Field<&T::member, true, spelled(#member, kCamel)>
#define SLUICE_EACH(macro, owner, ...) __VA_OPT__(SLUICE_TIMES_64(SLUICE_ITEM(macro, owner, __VA_ARGS__)))
#define SLUICE_ITEM(macro, owner, item, ...) \
  macro(owner, item) __VA_OPT__(SLUICE_AGAIN SLUICE_CALL(macro, owner, __VA_ARGS__))
#define SLUICE_AGAIN() SLUICE_ITEM
#define SLUICE_CALL ()
#define SLUICE_TIMES_64(...) SLUICE_TIMES_16(SLUICE_TIMES_16(SLUICE_TIMES_16(SLUICE_TIMES_16(__VA_ARGS__))))
#define SLUICE_TIMES_16(...) SLUICE_TIMES_4(SLUICE_TIMES_4(SLUICE_TIMES_4(SLUICE_TIMES_4(__VA_ARGS__))))
#define SLUICE_TIMES_4(...) SLUICE_BARE(SLUICE_BARE(SLUICE_BARE(SLUICE_BARE(__VA_ARGS__))))
#define SLUICE_BARE(...) __VA_ARGS__
