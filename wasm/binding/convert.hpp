// SPDX-License-Identifier: GPL-3.0-or-later
/// Between the core's values and plain JavaScript data, by their types alone; typescript.hpp says the same in
/// TypeScript. Arrays are copied, in one go each: no view of the module's memory, and no handle to anything
/// in it, ever leaves.
#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/scalar.hpp"
#include "exact/digits.hpp"
#include "exact/sample.hpp"
#include "fields.hpp"

namespace sluice::js {

using emscripten::val;

/// The number of a typed array in which a number of the core crosses, and the array's name.
template <class T>
struct Element;
template <>
struct Element<double> {
  using Type = double;
  static constexpr const char* kArray = "Float64Array";
};
/// Below 2^53, and indices: one array for both, which are one type where pointers have 64 bits.
template <>
struct Element<std::int64_t> : Element<double> {};
template <>
struct Element<std::uint8_t> {
  using Type = std::uint8_t;
  static constexpr const char* kArray = "Uint8Array";
};
template <>
struct Element<std::uint32_t> {
  using Type = std::uint32_t;
  static constexpr const char* kArray = "Uint32Array";
};
template <>
struct Element<Index> : Element<double> {};
template <>
struct Element<std::uint64_t> {
  using Type = std::uint64_t;
  static constexpr const char* kArray = "BigUint64Array";
};

template <class T>
concept Numeric = requires { Element<T>::kArray; };

template <class T>
val array_of(const T* data, std::size_t size) {
  using Crossing = typename Element<T>::Type;
  val array = val::global(Element<T>::kArray).new_(static_cast<double>(size));
  if constexpr (std::same_as<T, Crossing>) {
    array.call<void>("set", val(emscripten::typed_memory_view(size, data)));
  } else {
    std::vector<Crossing> numbers(size);
    for (std::size_t i = 0; i < size; ++i) numbers[i] = static_cast<Crossing>(data[i]);
    array.call<void>("set", val(emscripten::typed_memory_view(size, numbers.data())));
  }
  return array;
}

template <class T>
std::vector<T> numbers_of(const val& array) {
  using Crossing = typename Element<T>::Type;
  std::vector<Crossing> numbers(array["length"].as<std::size_t>());
  // Written by JavaScript into our memory through a view that is gone before anything can move it.
  val(emscripten::typed_memory_view(numbers.size(), numbers.data())).call<void>("set", array);
  if constexpr (std::same_as<T, Crossing>) {
    return numbers;
  } else {
    std::vector<T> own;
    own.reserve(numbers.size());
    for (const Crossing number : numbers) own.push_back(static_cast<T>(number));
    return own;
  }
}

/// To and from JavaScript, by type.
template <class T>
struct Js;

template <class T>
val to_js(const T& value) {
  return Js<T>::to(value);
}
template <class T>
T from_js(const val& given) {
  return Js<T>::from(given);
}

template <class T>
  requires std::same_as<T, double> || std::same_as<T, bool> || std::same_as<T, std::string>
struct Js<T> {
  static val to(const T& value) { return val(value); }
  static T from(const val& given) { return given.as<T>(); }
};

/// Indices, and numbers of levels: never above 2^53.
template <class T>
  requires std::integral<T> && (!std::same_as<T, bool>) && (!std::same_as<T, std::uint64_t>)
struct Js<T> {
  static val to(T value) { return val(static_cast<double>(value)); }
  static T from(const val& given) { return static_cast<T>(given.as<double>()); }
};

template <>
struct Js<std::uint64_t> {
  static val to(std::uint64_t value) { return val(value); }
  static std::uint64_t from(const val& given) { return given.as<std::uint64_t>(); }
};

template <>
struct Js<std::string_view> {
  static val to(std::string_view text) { return val(std::string(text)); }
};

/// As decimal digits.
template <>
struct Js<Integer> {
  static val to(const Integer& number) { return val(digits_of(number)); }
  static Integer from(const val& given) { return integer_of(given.as<std::string>()); }
};

template <Named E>
struct Js<E> {
  static val to(E value) { return val(std::string(name_of(value))); }
  static E from(const val& given) { return named<E>(given.as<std::string>()); }
};

template <class T>
struct Js<Vector<T>> {
  static val to(const Vector<T>& vector) {
    return array_of(vector.data(), static_cast<std::size_t>(vector.size()));
  }
  static Vector<T> from(const val& given) {
    const std::vector<T> numbers = numbers_of<T>(given);
    return Eigen::Map<const Vector<T>>(numbers.data(), static_cast<Index>(numbers.size()));
  }
};

/// Row-major. Precondition, checked in TypeScript: so many columns go into the cells.
template <class T>
struct Js<Matrix<T>> {
  static val to(const Matrix<T>& matrix) {
    val record = val::object();
    record.set("columns", static_cast<double>(matrix.cols()));
    record.set("cells", array_of(matrix.data(), static_cast<std::size_t>(matrix.size())));
    return record;
  }
  static Matrix<T> from(const val& given) {
    const std::vector<T> cells = numbers_of<T>(given["cells"]);
    const auto columns = from_js<Index>(given["columns"]);
    const Index rows = columns > 0 ? static_cast<Index>(cells.size()) / columns : 0;
    return Eigen::Map<const Matrix<T>>(cells.data(), rows, columns);
  }
};

template <class T>
struct Js<std::vector<T>> {
  static val to(const std::vector<T>& values) {
    if constexpr (Numeric<T>) {
      return array_of(values.data(), values.size());
    } else {
      val list = val::array();
      for (const T& value : values) list.call<void>("push", to_js(value));
      return list;
    }
  }
  static std::vector<T> from(const val& given) {
    if constexpr (Numeric<T>) {
      return numbers_of<T>(given);
    } else {
      std::vector<T> values;
      const auto size = given["length"].as<std::size_t>();
      for (std::size_t i = 0; i < size; ++i) values.push_back(from_js<T>(given[i]));
      return values;
    }
  }
};

template <class T>
struct Js<std::pair<T, T>> {
  static std::pair<T, T> from(const val& given) { return {from_js<T>(given[0]), from_js<T>(given[1])}; }
};

/// Left out where there is none.
template <class T>
struct Js<std::optional<T>> {
  static val to(const std::optional<T>& value) { return value ? to_js(*value) : val::undefined(); }
  static std::optional<T> from(const val& given) {
    if (given.isUndefined()) return std::nullopt;
    return from_js<T>(given);
  }
};

template <>
struct Js<const char*> {
  static val to(const char* text) { return val(std::string(text)); }
};

template <class... Members>
val list_of(const Members&... members) {
  val list = val::array();
  (list.call<void>("push", to_js(members)), ...);
  return list;
}

/// As TypeScript has the texts of its catalogues.
template <>
struct Js<const Text*> {
  static val to(const Text* text) { return list_of(text->id, text->text); }
};
template <std::same_as<const ErrorText*> T>
struct Js<T> {
  static val to(T text) { return list_of(text->id, text->status, text->message, text->remedy); }
};

/// The contents of a hole; a text crosses as one that is said, without values.
template <>
struct Js<Value> {
  static val to(const Value& value) {
    if (const auto* text = std::get_if<const Text*>(&value)) {
      val said = val::object();
      said.set("id", to_js((*text)->id));
      said.set("text", to_js((*text)->text));
      said.set("values", val::object());
      return said;
    }
    if (const auto* number = std::get_if<std::int64_t>(&value)) return to_js(*number);
    return to_js(std::get<std::string>(value));
  }
};

/// A table, or what stands in its place, which has no cells.
template <class T, class Other>
struct Js<std::variant<Matrix<T>, Other>> {
  static std::variant<Matrix<T>, Other> from(const val& given) {
    if (given["cells"].isUndefined()) return from_js<Other>(given);
    return from_js<Matrix<T>>(given);
  }
};

template <Recorded T>
struct Js<T> {
  static val to(const T& value) {
    val record = val::object();
    for_each_field<T>([&](const auto& field) {
      using Member = typename std::remove_cvref_t<decltype(field)>::Type;
      const val member = to_js(static_cast<const Member&>(value.*field.member));
      if (!member.isUndefined()) record.set(field.name, member);
    });
    return record;
  }
  static T from(const val& given) {
    T value{};
    for_each_field<T>([&](const auto& field) {
      using Member = typename std::remove_cvref_t<decltype(field)>::Type;
      const val member = given[field.name];
      if (!member.isUndefined()) value.*field.member = from_js<Member>(member);
    });
    return value;
  }
};

/// The platform's randomness, or words that have been derived from it.
template <>
struct Js<EntropySource> {
  static EntropySource from(const val& given) {
    return given.isUndefined() ? platform_entropy : words_alone(numbers_of<std::uint64_t>(given));
  }
};

/// `{ value }`, or `{ failure }`.
template <class T>
struct Js<Result<T>> {
  static val to(const Result<T>& result) {
    val record = val::object();
    if (result) {
      record.set("value", to_js(*result));
    } else {
      record.set("failure", to_js(result.failure()));
    }
    return record;
  }
};

}  // namespace sluice::js
