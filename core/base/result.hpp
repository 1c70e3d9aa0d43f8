// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/said.hpp"

namespace sluice {

/// The kinds of failure; the names are those of the error codes that users see.
enum class Status {
  bad_request,
  bad_table,
  too_large,
  solver_failed,
  bad_protocol,
  no_randomness,
};

/// An error of a catalogue: one plain sentence on what happened, and one on what to do about it. Holes are as
/// in `Text`, and both sentences take the same values.
struct ErrorText {
  const char* id = "";
  Status status = Status::bad_request;
  const char* message = "";
  const char* remedy = "";
};

/// An error as a value. `values` are as in `Said`, for the holes of the message and then of the remedy.
struct Failure {
  Status status = Status::bad_request;
  const ErrorText* text = nullptr;
  std::vector<Value> values = {};

  /// Both in English.
  [[nodiscard]] std::string message() const;
  [[nodiscard]] std::string remedy() const;
};

/// An error text whose holes the compiler has counted.
template <std::size_t count>
struct CountedError {
  const ErrorText* text;
  consteval CountedError(const ErrorText& given) : text(&given) {  // NOLINT(google-explicit-constructor)
    if (Holes(given.message, given.remedy).count != count) text_has_other_holes();
  }
};

/// The failure with these values, in the order of the holes.
template <class... Values>
Failure fail(std::type_identity_t<CountedError<sizeof...(Values)>> counted, Values... values) {
  return {counted.text->status, counted.text, {value_of(std::move(values))...}};
}

/// Either a value or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  // Implicit, so that a function can end with `return value;` or `return fail(...);`.
  Result(T value) : held_(std::move(value)) {}            // NOLINT(google-explicit-constructor)
  Result(Failure failure) : held_(std::move(failure)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] bool ok() const { return std::holds_alternative<T>(held_); }
  explicit operator bool() const { return ok(); }

  // Each traps, in every build, if the result is the other of the two: the caller has not asked.
  [[nodiscard]] const T& value() const { return read<const T>(held_); }
  [[nodiscard]] T& value() { return read<T>(held_); }
  [[nodiscard]] const Failure& failure() const { return read<const Failure>(held_); }
  const T& operator*() const { return value(); }
  T& operator*() { return value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

 private:
  template <class Held>
  static Held& read(auto& either) {
    Held* const found = std::get_if<std::remove_const_t<Held>>(&either);
    if (found == nullptr) __builtin_trap();
    return *found;
  }

  std::variant<T, Failure> held_;
};

}  // namespace sluice
