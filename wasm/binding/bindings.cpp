// SPDX-License-Identifier: GPL-3.0-or-later
// Registrations only: the calls are listed in calls.hpp, the fields of what they take and give in
// records.hpp.
#include <emscripten/bind.h>

#include <exception>
#include <string>

#include "calls.hpp"
#include "convert.hpp"
#include "optimise/search_texts.hpp"
#include "watcher.hpp"

namespace sluice::js {
namespace {

template <class>
using Any = val;

/// A call with its values taken from JavaScript and given to it. It never throws: the core reports failures
/// as values, and what is thrown all the same is the want of memory.
template <auto function>
struct Bound;

template <class Value, class... Given, Result<Value> (*function)(Given...)>
struct Bound<function> {
  static val call(Any<Given>... given) {
    try {
      return to_js(function(from_js<Argument<Given>>(given)...));
    } catch (const std::exception&) {
      return to_js(Result<Value>(fail(texts::kSearch.out_of_memory)));
    }
  }
};

template <auto function>
void bind(const Call<function>& call) {
  emscripten::function(call.name, &Bound<function>::call);
}

std::string version() { return SLUICE_VERSION; }

}  // namespace
}  // namespace sluice::js

EMSCRIPTEN_BINDINGS(sluice) {
  std::apply([](const auto&... each) { (sluice::js::bind(each), ...); }, sluice::kCalls);
  emscripten::function("version", &sluice::js::version);
}
