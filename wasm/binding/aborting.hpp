// SPDX-License-Identifier: Apache-2.0
/// Read before everything else at answer time: what Boost would throw ends the module instead. Nothing that
/// reaches Boost makes it throw, and a module that has ended draws no report. With the classes of exceptions,
/// what they say and how they are told apart, that is a tenth of the module.
#pragma once

#include <boost/throw_exception.hpp>
#include <cstdlib>

#undef BOOST_THROW_EXCEPTION
#define BOOST_THROW_EXCEPTION(exception) std::abort()

namespace boost {
// Code that does not use the macro calls these.
inline void throw_exception(const std::exception& /*unused*/) { std::abort(); }
inline void throw_exception(const std::exception& /*unused*/, const source_location& /*unused*/) {
  std::abort();
}
}  // namespace boost
