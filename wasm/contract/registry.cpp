// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the registries of notions and protocols, as JSON, or with `boundary` the types of the
// boundary, as TypeScript. `npm run contract` writes both where they are read.
#include <array>
#include <bit>
#include <cstdio>
#include <string>
#include <string_view>

#include "base/texts.hpp"
#include "design/design_texts.hpp"
#include "estimate/estimate_texts.hpp"
#include "estimate/research_texts.hpp"
#include "guarantee/composition_texts.hpp"
#include "guarantee/notion.hpp"
#include "objective/objective.hpp"
#include "optimise/search_texts.hpp"
#include "protocol/protocol.hpp"
#include "typescript.hpp"

namespace sluice {

SLUICE_NAMES(Shape, '-')
SLUICE_NAMES(Sees, '-')
SLUICE_NAMES(Compares, '-')
SLUICE_NAMES(Rests, kCamel)

SLUICE_FIELDS(Parameter, name, shape, says)
SLUICE_FIELDS(Traits, name, sees, compares, rests, adds, parameter, for_samples, of_one_column)
SLUICE_FIELDS(Protocol, name, categories, uses_distances, marks, searches, any_objective)
SLUICE_FIELDS(Objective, name, reports_are_answers, uses_distances, uses_contrasts, least)

namespace {

std::string quoted(std::string_view text) {
  std::string json;
  for (const char letter : text) json += letter == '"' ? "\\\"" : std::string(1, letter);
  return '"' + json + '"';
}
std::string json_of(std::string_view text) { return text.empty() ? "" : quoted(text); }
std::string json_of(bool value) { return value ? "true" : ""; }
std::string json_of(Index number) { return number == 0 ? "" : std::to_string(number); }
template <Named E>
std::string json_of(E value) {
  return json_of(name_of(value));
}

void add(std::string& list, const std::string& entry) { list += (list.empty() ? "" : ",") + entry; }

/// Leaves out a member that is empty, false or none.
template <Recorded T>
std::string json_of(const T& record, const std::string& more = "") {
  std::string fields = more;
  for_each_field<T>([&](const auto& field) {
    const std::string value = json_of(record.*field.member);
    if (!value.empty()) add(fields, json_of(std::string_view(field.name)) + ":" + value);
  });
  return "{" + fields + "}";
}

/// Under each notion that the protocol is for, what its channel may see.
std::string ways_of(const Protocol& protocol) {
  std::string ways;
  for (const Notion& notion : notions()) {
    std::string sees;
    if (way_of(protocol, notion, false) != nullptr) add(sees, "\"data\"");
    if (way_of(protocol, notion, true) != nullptr) add(sees, "\"pairs\"");
    if (!sees.empty()) add(ways, json_of(notion.name) + ":[" + sees + "]");
  }
  return "\"ways\":{" + ways + "}";
}

std::string entry_of(const ErrorText& text) {
  return "[" + quoted(text.id) + "," + json_of(text.status) + "," + quoted(text.message) + "," +
         quoted(text.remedy) + "]";
}
std::string entry_of(const Text& text) {
  // GCC warns, wrongly, of `"[" + …`.
  return std::string("[").append(quoted(text.id)).append(",").append(quoted(text.text)).append("]");
}

/// All texts of a struct that holds nothing else.
template <class Entry, class Texts>
void add_texts(std::string& list, const Texts& texts) {
  static_assert(sizeof(Texts) % sizeof(Entry) == 0);
  for (const Entry& text : std::bit_cast<std::array<Entry, sizeof(Texts) / sizeof(Entry)>>(texts)) {
    add(list, entry_of(text));
  }
}

template <class... Texts>
void add_errors(std::string& list, const Texts&... texts) {
  (add_texts<ErrorText>(list, texts), ...);
}

/// All texts of the core.
std::string all_texts() {
  std::string list;
  add_errors(list, texts::kTable, texts::kDistance, texts::kGuarantee, texts::kChannel, texts::kComposition,
             texts::kRequest, texts::kSearch, texts::kCounting, texts::kEstimate, texts::kAudit,
             texts::kResearch);
  add_texts<Text>(list, texts::kReason);
  return list;
}

std::string registries() {
  std::string all_notions;
  for (const Traits& notion : notions()) add(all_notions, json_of(notion));
  std::string all_protocols;
  for (const Protocol& protocol : protocols()) add(all_protocols, json_of(protocol, ways_of(protocol)));
  std::string all_objectives;
  for (const Objective& objective : objectives()) add(all_objectives, json_of(objective));
  return R"({"notions":[)" + all_notions + R"(],"protocols":[)" + all_protocols + R"(],"objectives":[)" +
         all_objectives + R"(],"texts":[)" + all_texts() + "]}";
}

}  // namespace
}  // namespace sluice

int main(int count, char** words) {
  const bool types = count == 2 && std::string_view(words[1]) == "boundary";
  const std::string text = types ? sluice::boundary() : sluice::registries();
  return std::fputs(text.c_str(), stdout) < 0 ? 1 : 0;
}
