// SPDX-License-Identifier: GPL-3.0-or-later
/// Between the core's values and plain JavaScript data. Arrays are copied, in one go each: no view of the
/// module's memory, and no handle to anything in it, ever leaves.
#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "exact/digits.hpp"
#include "sluice.hpp"

namespace sluice::js {

using emscripten::val;

EMSCRIPTEN_DECLARE_VAL_TYPE(Float64Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(Uint8Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(Uint32Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(BigUint64Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(Strings)
EMSCRIPTEN_DECLARE_VAL_TYPE(Levels)
EMSCRIPTEN_DECLARE_VAL_TYPE(WorstLevels)
EMSCRIPTEN_DECLARE_VAL_TYPE(MaybeNumber)
EMSCRIPTEN_DECLARE_VAL_TYPE(MaybeRatio)
EMSCRIPTEN_DECLARE_VAL_TYPE(MaybeWords)
EMSCRIPTEN_DECLARE_VAL_TYPE(Channels)
EMSCRIPTEN_DECLARE_VAL_TYPE(Ways)
EMSCRIPTEN_DECLARE_VAL_TYPE(Needs)
EMSCRIPTEN_DECLARE_VAL_TYPE(Edges)
EMSCRIPTEN_DECLARE_VAL_TYPE(Faces)
EMSCRIPTEN_DECLARE_VAL_TYPE(OnProgress)
EMSCRIPTEN_DECLARE_VAL_TYPE(EstimateList)

/// The typed array of JavaScript that holds numbers of type T.
template <class T>
struct TypedArray;
template <>
struct TypedArray<double> {
  using Type = Float64Array;
  static constexpr const char* kName = "Float64Array";
};
template <>
struct TypedArray<std::uint8_t> {
  using Type = Uint8Array;
  static constexpr const char* kName = "Uint8Array";
};
template <>
struct TypedArray<std::uint32_t> {
  using Type = Uint32Array;
  static constexpr const char* kName = "Uint32Array";
};
template <>
struct TypedArray<std::uint64_t> {
  using Type = BigUint64Array;
  static constexpr const char* kName = "BigUint64Array";
};

template <class T>
auto array_of(const T* data, Index size) {
  val array = val::global(TypedArray<T>::kName).new_(static_cast<double>(size));
  array.call<void>("set", val(emscripten::typed_memory_view(static_cast<std::size_t>(size), data)));
  return typename TypedArray<T>::Type(array);
}

inline Uint32Array numbers_of(const std::vector<Index>& indices) {
  const std::vector<std::uint32_t> numbers(indices.begin(), indices.end());
  return array_of(numbers.data(), std::ssize(numbers));
}

/// Row-major.
template <class T>
auto array_of(const Matrix<T>& matrix) {
  return array_of(matrix.data(), matrix.size());
}
template <class T>
auto array_of(const Vector<T>& vector) {
  return array_of(vector.data(), vector.size());
}

template <class T>
std::vector<T> numbers_of(const val& array) {
  std::vector<T> numbers(array["length"].as<std::size_t>());
  // Written by JavaScript into our memory through a view that is gone before anything can move it.
  val(emscripten::typed_memory_view(numbers.size(), numbers.data())).call<void>("set", array);
  return numbers;
}

/// Precondition, checked in TypeScript: the array has rows * columns entries.
template <class T>
Matrix<T> matrix_of(const val& array, std::size_t rows, std::size_t columns) {
  const std::vector<T> numbers = numbers_of<T>(array);
  return Eigen::Map<const Matrix<T>>(numbers.data(), static_cast<Index>(rows), static_cast<Index>(columns));
}

inline Strings strings_of(const std::vector<std::string>& strings) { return Strings(val::array(strings)); }
inline std::vector<std::string> strings_from(const Strings& strings) {
  return emscripten::vecFromJSArray<std::string>(strings);
}

inline MaybeNumber maybe(const std::optional<double>& number) {
  return MaybeNumber(number ? val(*number) : val::undefined());
}

/// What two sides share, where they share something: twice where they differ.
inline void set_sides(val& record, const char* name, const char* versus, Index more, Index less) {
  const Index first = more >= 0 ? more : less;
  if (first >= 0) record.set(name, static_cast<double>(first));
  if (more >= 0 && less >= 0 && more != less) record.set(versus, static_cast<double>(less));
}

/// The attributes that are known, as indices.
inline val known_of(unsigned known, Index attributes) {
  val indices = val::array();
  for (Index j = 0; j < attributes; ++j) {
    if ((known >> static_cast<unsigned>(j) & 1U) != 0) indices.call<void>("push", static_cast<double>(j));
  }
  return indices;
}

/// Where a level is reached: one report, or a set of marked categories.
template <class Reached>
void set_report(val& record, const Reached& reached, bool marks) {
  if (!marks) {
    record.set("report", static_cast<double>(reached.report));
    return;
  }
  val set = val::array();
  for (const Index y : reached.marks) set.call<void>("push", static_cast<double>(y));
  record.set("marks", set);
}

inline Levels levels_of(const std::vector<NamedLeakage>& leakage, Index attributes, bool marks) {
  val levels = val::object();
  for (const auto& [notion, found] : leakage) {
    val level = val::object();
    level.set("level", found.level);
    set_report(level, found, marks);
    set_sides(level, "secret", "versus", found.more.secret, found.less.secret);
    set_sides(level, "data", "versusData", found.more.data, found.less.data);
    if (found.more.data >= 0) level.set("known", known_of(found.more.known, attributes));
    levels.set(std::string(notion), level);
  }
  return Levels(levels);
}

inline WorstLevels worst_levels_of(const WorstCase& worst) {
  val levels = val::object();
  for (const auto& [notion, found] : worst.levels) {
    const std::string name(notion);
    if (!found) {
      levels.set(name, val::null());
      continue;
    }
    val level = val::object();
    level.set("level", *found);
    if (name == "ldp") {
      level.set("attained", worst.ldp.attained);
      level.set("report", static_cast<double>(worst.ldp.report));
      set_sides(level, "secret", "versus", worst.ldp.more, worst.ldp.less);
    }
    levels.set(name, level);
  }
  return WorstLevels(levels);
}

inline Edges edges_of(const std::vector<Leakage>& edges) {
  val list = val::array();
  for (const Leakage& edge : edges) {
    val entry = val::object();
    entry.set("level", edge.level);
    entry.set("report", static_cast<double>(edge.report));
    set_sides(entry, "secret", "versus", edge.more.secret, edge.less.secret);
    list.call<void>("push", entry);
  }
  return Edges(list);
}

inline Faces faces_of(const std::vector<std::vector<Index>>& faces) {
  val list = val::array();
  for (const auto& face : faces) {
    val vertices = val::array();
    for (const Index vertex : face) vertices.call<void>("push", static_cast<double>(vertex));
    list.call<void>("push", vertices);
  }
  return Faces(list);
}

/// Who is on a side of a comparison; nobody in particular where it is everybody.
inline val side_of(const Side& side, Index attributes) {
  val record = val::object();
  if (side.secret >= 0) record.set("secret", static_cast<double>(side.secret));
  if (side.data >= 0) {
    record.set("data", static_cast<double>(side.data));
    record.set("known", known_of(side.known, attributes));
  }
  return record;
}

/// `levels` are the notion's, as multiples of epsilon.
inline MaybeRatio ratio_of(const std::optional<Ratio>& ratio, const std::vector<double>& levels,
                           Index attributes, bool marks) {
  if (!ratio) return MaybeRatio(val::undefined());
  val record = val::object();
  record.set("numerator", digits_of(ratio->numerator));
  record.set("denominator", digits_of(ratio->denominator));
  record.set("level", levels[ratio->level]);
  set_report(record, *ratio, marks);
  record.set("more", side_of(ratio->more, attributes));
  record.set("less", side_of(ratio->less, attributes));
  return MaybeRatio(record);
}

/// The name of a parameter, as requests and protocol files have it.
inline std::string name_of(Parameter parameter) {
  switch (parameter) {
    case Parameter::lower:
      return "lower";
    case Parameter::secrets:
      return "secretLevels";
    case Parameter::data:
      return "dataLevels";
    case Parameter::neighbours:
      return "neighbours";
    case Parameter::alpha:
      return "alpha";
    case Parameter::attributes:
      return "attributes";
    case Parameter::none:
      return "";
  }
  return "";
}

inline std::string name_of(Identifiable identifiable) {
  switch (identifiable) {
    case Identifiable::always:
      return "always";
    case Identifiable::under_prior:
      return "under-prior";
    case Identifiable::in_part:
      return "in-part";
  }
  return "";
}

/// The name of a status, which is the error code that users see.
inline std::string code_of(Status status) {
  switch (status) {
    case Status::bad_request:
      return "bad_request";
    case Status::bad_table:
      return "bad_table";
    case Status::too_large:
      return "too_large";
    case Status::solver_failed:
      return "solver_failed";
    case Status::bad_protocol:
      return "bad_protocol";
    case Status::no_randomness:
      return "no_randomness";
  }
  return "solver_failed";
}

}  // namespace sluice::js
