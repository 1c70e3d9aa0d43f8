// SPDX-License-Identifier: Apache-2.0
#include "base/said.hpp"

namespace sluice {
namespace {

std::string written(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* inner = std::get_if<const Text*>(&value)) return (*inner)->text;
  return std::get<std::string>(value);
}

}  // namespace

std::string filled(std::string_view text, const Holes& holes, const std::vector<Value>& values) {
  std::string out;
  for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{')) {
    const auto close = text.find('}', open);
    out += text.substr(0, open);
    out += written(values[holes.place(text.substr(open + 1, close - open - 1))]);
    text.remove_prefix(close + 1);
  }
  return out.append(text);
}

std::string Said::english() const { return filled(text->text, Holes(text->text), values); }

}  // namespace sluice
