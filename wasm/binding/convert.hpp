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

template <class T>
concept Numeric = kArrayOf<T> != nullptr || Whole<T>;

template <Numeric T>
val array_of(const T* data, std::size_t size) {
  if constexpr (Whole<T>) {
    const std::vector<double> numbers(data, data + size);
    return val::global("Array").call<val>("from", val(emscripten::typed_memory_view(size, numbers.data())));
  } else {
    val array = val::global(kArrayOf<T>).new_(static_cast<double>(size));
    array.call<void>("set", val(emscripten::typed_memory_view(size, data)));
    return array;
  }
}

template <Numeric T>
std::vector<T> numbers_of(const val& array) {
  std::vector<std::conditional_t<Whole<T>, double, T>> numbers(array["length"].as<std::size_t>());
  // Written by JavaScript into our memory through a view that is gone before anything can move it.
  val(emscripten::typed_memory_view(numbers.size(), numbers.data())).call<void>("set", array);
  if constexpr (Whole<T>) {
    return {numbers.begin(), numbers.end()};
  } else {
    return numbers;
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
  requires std::same_as<T, double> || std::same_as<T, bool> || std::same_as<T, std::uint64_t> ||
           std::same_as<T, std::string>
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

template <class T>
  requires std::same_as<T, std::string_view> || std::same_as<T, const char*>
struct Js<T> {
  static val to(T text) { return val(std::string(text)); }
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

/// Row-major. It is given with its width and told without, which whoever asked knows. Precondition, checked
/// in TypeScript: so many columns go into the cells.
template <class T>
struct Js<Matrix<T>> {
  static val to(const Matrix<T>& matrix) {
    return array_of(matrix.data(), static_cast<std::size_t>(matrix.size()));
  }
  static Matrix<T> from(const val& given) {
    const std::vector<T> cells = numbers_of<T>(given["cells"]);
    const auto columns = from_js<Index>(given["columns"]);
    const Index rows = columns > 0 ? static_cast<Index>(cells.size()) / columns : 0;
    return Eigen::Map<const Matrix<T>>(cells.data(), rows, columns);
  }
};

/// A list for each row; left out where there is none. Precondition, checked in TypeScript: all are as long.
template <Whole T>
struct Js<Matrix<T>> {
  static val to(const Matrix<T>& matrix) {
    if (matrix.size() == 0) return val::undefined();
    val rows = val::array();
    for (const auto& row : matrix.rowwise()) rows.call<void>("push", to_js(Vector<T>(row)));
    return rows;
  }
  static Matrix<T> from(const val& given) {
    const auto rows = given["length"].as<Index>();
    Matrix<T> matrix;
    for (Index i = 0; i < rows; ++i) {
      const auto row = from_js<Vector<T>>(given[i]);
      if (i == 0) matrix.resize(rows, row.size());
      matrix.row(i) = row.transpose();
    }
    return matrix;
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
      const val member = to_js(value.*field.member);
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
