// SPDX-License-Identifier: GPL-3.0-or-later
/// The boundary as TypeScript has it: the types of fields and calls, by the rules of
/// binding/convert.hpp.
#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "../binding/calls.hpp"

namespace sluice {

/// Declarations by name.
struct Declared : std::map<std::string, std::string> {
  bool told = false;  ///< whether they are of a result
};

/// The type of a value; declares what it is made of.
template <class T>
struct Typescript;

template <class T>
std::string type_in(Declared& declared) {
  return Typescript<std::remove_cvref_t<T>>::type(declared);
}

/// The same of what a call tells.
template <class T>
std::string type_told(Declared& declared) {
  declared.told = true;
  std::string type = type_in<T>(declared);
  declared.told = false;
  return type;
}

template <class T>
  requires std::integral<T> || std::floating_point<T>
struct Typescript<T> {
  static std::string type(Declared& /*none*/) {
    return std::same_as<T, bool> ? "boolean" : std::same_as<T, std::uint64_t> ? "bigint" : "number";
  }
};

template <class T>
  requires std::same_as<T, std::string> || std::same_as<T, std::string_view> ||
           std::same_as<T, const char*> || std::same_as<T, Integer>
struct Typescript<T> {
  static std::string type(Declared& /*none*/) { return "string"; }
};

template <Named E>
struct Typescript<E> {
  static std::string type(Declared& declared) {
    std::string text;
    for (const auto& [value, name] : Names<E>::list) text += std::string(" | \"") + name.data() + "\"";
    declared[Names<E>::type] = std::string("export type ") + Names<E>::type + " =" + text.substr(2) + ";\n";
    return Names<E>::type;
  }
};

template <class T>
struct Typescript<Vector<T>> {
  static std::string type(Declared& /*none*/) { return Whole<T> ? "number[]" : kArrayOf<T>; }
};

template <class T>
struct Typescript<Matrix<T>> {
  static std::string type(Declared& declared) {
    if (declared.told) return kArrayOf<T>;
    declared["Matrix"] =
        "/** Row by row. */\nexport interface Matrix<Cells> {\n  columns: number;\n  cells: Cells;\n}\n";
    return "Matrix<" + std::string(kArrayOf<T>) + ">";
  }
};
template <Whole T>
struct Typescript<Matrix<T>> {
  static std::string type(Declared& /*none*/) { return "number[][]"; }
};

template <class T>
struct Typescript<std::vector<T>> {
  static std::string type(Declared& declared) {
    if constexpr (kArrayOf<T> != nullptr) {
      return std::string(kArrayOf<T>);
    } else {
      const std::string one = type_in<T>(declared);
      return (one.find(' ') == std::string::npos ? one : "(" + one + ")") + "[]";
    }
  }
};

template <class T>
struct Typescript<std::pair<T, T>> {
  static std::string type(Declared& declared) {
    return "[" + type_in<T>(declared) + ", " + type_in<T>(declared) + "]";
  }
};

template <class T>
struct Typescript<std::optional<T>> {
  static std::string type(Declared& declared) { return type_in<T>(declared) + " | undefined"; }
};

template <>
struct Typescript<const Text*> {
  static std::string type(Declared& /*none*/) { return "[id: string, text: string]"; }
};
template <>
struct Typescript<const ErrorText*> {
  static std::string type(Declared& declared) {
    return "[id: string, code: " + type_in<Status>(declared) + ", message: string, remedy: string]";
  }
};

template <>
struct Typescript<Value> {
  static std::string type(Declared& /*none*/) {
    return "string | number | { id: string; text: string; values: Record<string, never> }";
  }
};

template <class T, class Other>
struct Typescript<std::variant<T, Other>> {
  static std::string type(Declared& declared) {
    return type_in<T>(declared) + " | " + type_in<Other>(declared);
  }
};

template <class T>
constexpr bool kOptional = false;
template <class T>
constexpr bool kOptional<std::optional<T>> = true;
template <Whole T>
constexpr bool kOptional<Matrix<T>> = true;

template <Recorded T>
struct Typescript<T> {
  static std::string type(Declared& declared) {
    std::string text = std::string("export interface ") + Fields<T>::type + " {\n";
    for_each_field<T>([&](const auto& field) {
      using Member = typename std::remove_cvref_t<decltype(field)>::Type;
      const bool lacks = field.may_lack || kOptional<Member>;
      std::string member = type_in<Member>(declared);
      if (kOptional<Member>) member = member.substr(0, member.find(" | undefined"));
      text += std::string("  ") + field.name + (lacks ? "?: " : ": ") + member + ";\n";
    });
    declared[Fields<T>::type] = text + "}\n";
    return Fields<T>::type;
  }
};

template <class T>
struct Typescript<Result<T>> {
  static std::string type(Declared& declared) {
    type_in<Failure>(declared);
    declared["Result"] =
        "export type Result<Value> = { value: Value; failure?: undefined } | { value?: undefined; failure: "
        "Failure };\n";
    return "Result<" + type_told<T>(declared) + ">";
  }
};

template <>
struct Typescript<EntropySource> {
  static std::string type(Declared& /*none*/) { return "BigUint64Array | undefined"; }
};

template <>
struct Typescript<Watch> {
  static std::string type(Declared& declared) {
    type_told<Design>(declared);
    declared["Watch"] =
        "/** Told how a search goes: I(X;Y) of the best channel, a bound on that of any, the design of a "
        "better "
        "one. */\n"
        "export type Watch = (lower: number, upper: number, interim: Design | undefined) => void;\n";
    return "Watch | undefined";
  }
};

/// A call as a method.
template <class Value, class... Given>
std::string method(const std::string& name, std::string parameters, Result<Value> (* /*function*/)(Given...),
                   Declared& declared) {
  std::string given;
  const auto take = [&](const std::string& type) {
    const auto comma = parameters.find(", ");
    given += (given.empty() ? "" : ", ") + parameters.substr(0, comma) + ": " + type;
    parameters = comma == std::string::npos ? "" : parameters.substr(comma + 2);
  };
  (take(type_in<Argument<Given>>(declared)), ...);
  return "  " + name + "(" + given + "): " + type_in<Result<Value>>(declared) + ";\n";
}

template <auto function>
std::string method(const Call<function>& call, Declared& declared) {
  return method(call.name, call.parameters, function, declared);
}

/// All declarations, by name, and last the calls.
inline std::string boundary() {
  Declared declared;
  std::string methods;
  std::apply([&](const auto&... each) { ((methods += method(each, declared)), ...); }, kCalls);
  std::string text;
  for (const auto& [name, declaration] : declared) text += declaration + "\n";
  return text + "export interface Boundary {\n" + methods + "  version(): string;\n}\n";
}

}  // namespace sluice
