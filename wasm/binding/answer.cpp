// SPDX-License-Identifier: Apache-2.0
// The module that uses protocols and cannot make any. No solver is in it, and no Embind, whose glue would be
// as large as half of it. A call takes bytes (see bytes.hpp) and gives bytes; wasm/answer-time/module.ts is
// the other side.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "bytes.hpp"
#include "exact/claim.hpp"
#include "exact/digits.hpp"
#include "exact/marks_sample.hpp"
#include "exact/sample.hpp"

namespace sluice::answer {
namespace {

JointTable table_from(Reader& in) {
  JointTable table;
  table.secret.name = in.text();
  table.secret.categories = in.texts();
  table.data.name = in.text();
  table.data.categories = in.texts();
  const std::size_t a = table.data.categories.size();
  table.weights = in.matrix<double>(table.secret.categories.size(), a);
  const auto columns = in.number<std::uint32_t>();
  table.attributes = in.matrix<std::uint32_t, Index>(a, columns);
  return table;
}

Parameters parameters_from(Reader& in, std::size_t c, std::size_t a) {
  Parameters parameters;
  parameters.level = in.number<double>();
  parameters.alpha = in.number<double>();
  parameters.ranges = in.number<std::uint32_t>() != 0;
  parameters.known.statistic = in.number<std::uint32_t>() != 0 ? Statistic::likelihood : Statistic::pearson;
  parameters.known.radius = in.number<double>();
  parameters.known.least = in.matrix<double, std::int64_t>(c, a);
  parameters.known.most = in.matrix<double, std::int64_t>(c, a);
  parameters.known.others_least = in.matrix<double, std::int64_t>(c, a);
  parameters.known.others_most = in.matrix<double, std::int64_t>(c, a);
  parameters.known.least_secret = in.matrix<double, std::int64_t>(c, 1);
  parameters.secrets = in.numbers<double>();
  parameters.data = in.matrix<double>(a, a);
  const auto neighbours = in.numbers<std::uint32_t>();
  for (std::size_t i = 0; i + 1 < neighbours.size(); i += 2) {
    parameters.neighbours.emplace_back(neighbours[i], neighbours[i + 1]);
  }
  return parameters;
}

Claim claim_from(Reader& in, std::size_t c, std::size_t a) {
  Claim claim;
  claim.notion = in.text();
  claim.epsilon = in.number<double>();
  const auto average = in.number<double>();
  if (!std::isnan(average)) claim.average_leakage = average;
  claim.parameters = parameters_from(in, c, a);
  claim.lifts.points = in.numbers<double>();
  for (const double length : in.numbers<double>()) claim.lifts.lengths.push_back(static_cast<Index>(length));
  claim.sees_secret = in.number<std::uint32_t>() != 0;
  claim.levels = in.numbers<double>();
  const auto numerators = in.texts();
  const auto denominators = in.texts();
  for (std::size_t i = 0; i < std::min(numerators.size(), denominators.size()); ++i) {
    claim.bounds.push_back({integer_of(numerators[i]), integer_of(denominators[i])});
  }
  return claim;
}

/// A channel: a table of weights, or, where `other` is said, marks.
struct Channel {
  std::string other;
  std::uint32_t rows;
  std::uint32_t columns;
  Weights weights;

  explicit Channel(Reader& in)
      : other(in.text()),
        rows(in.number<std::uint32_t>()),
        columns(in.number<std::uint32_t>()),
        weights(in.matrix<std::uint64_t>(rows, columns)) {}

  [[nodiscard]] bool is_marks() const { return !other.empty(); }
  [[nodiscard]] Marks marks() const {
    const Integer weight = std::min(integer_of(other), Integer(kRowSum));
    return {static_cast<Index>(columns), weight.convert_to<std::uint64_t>()};
  }
};

std::string_view name_of(Status status) {
  switch (status) {
    case Status::bad_table:
      return "bad_table";
    case Status::too_large:
      return "too_large";
    case Status::bad_protocol:
      return "bad_protocol";
    case Status::no_randomness:
      return "no_randomness";
    default:
      return "bad_request";
  }
}

void write(Writer& out, const Text& text) {
  out.text(text.id);
  out.text(text.text);
}

/// Each after what it is: a name (0), a number (1), or a text (2).
void write(Writer& out, const std::vector<Value>& values) {
  out.number(static_cast<std::uint32_t>(values.size()));
  for (const Value& value : values) {
    out.number(static_cast<std::uint32_t>(value.index()));
    if (const auto* name = std::get_if<std::string>(&value)) out.text(*name);
    if (const auto* number = std::get_if<std::int64_t>(&value))
      out.number(static_cast<std::uint32_t>(*number));
    if (const auto* text = std::get_if<const Text*>(&value)) write(out, **text);
  }
}

void write(Writer& out, const Failure& failure) {
  const ErrorText& text = *failure.text;
  out.text(name_of(failure.status));
  for (const char* part : {text.id, text.message, text.remedy}) out.text(part);
  write(out, failure.values);
}

/// Without an id where there is none.
void write(Writer& out, const std::optional<Said>& said) {
  write(out, said ? *said->text : Text{});
  write(out, said ? said->values : std::vector<Value>{});
}

void write(Writer& out, const Side& side) {
  out.number(static_cast<std::int32_t>(side.secret));
  out.number(static_cast<std::int32_t>(side.data));
  out.number(static_cast<std::uint32_t>(side.known));
}

void write(Writer& out, const Verified& found, const Claim& claim) {
  out.text("");
  out.number(static_cast<std::uint32_t>(found.holds));
  write(out, found.reason);
  out.text(digits_of(found.slack));
  out.number(static_cast<std::uint32_t>(found.worst.has_value()));
  if (!found.worst) return;
  const Ratio& worst = *found.worst;
  out.text(digits_of(worst.numerator));
  out.text(digits_of(worst.denominator));
  out.number(claim.levels[worst.level]);
  out.number(static_cast<std::uint32_t>(worst.report));
  out.numbers(std::vector<std::uint32_t>(worst.marks.begin(), worst.marks.end()));
  write(out, worst.more);
  write(out, worst.less);
}

void check(Reader& in, Writer& out) {
  const JointTable table = table_from(in);
  const Claim claim = claim_from(in, table.secret.categories.size(), table.data.categories.size());
  const Channel channel(in);
  const auto prior = make_prior(table);
  if (!prior) return write(out, prior.failure());
  const auto found =
      channel.is_marks() ? verify(*prior, claim, channel.marks()) : verify(*prior, claim, channel.weights);
  if (!found) return write(out, found.failure());
  write(out, *found, claim);
}

void draw(Reader& in, Writer& out) {
  const Channel channel(in);
  const auto inputs = in.numbers<std::uint32_t>();
  const auto source = words_alone(in.numbers<std::uint64_t>());
  if (channel.is_marks()) {
    const auto marks = sample_marks(channel.marks(), inputs, source);
    if (!marks) return write(out, marks.failure());
    out.text("");
    out.numbers(std::vector<std::uint32_t>(marks->data(), marks->data() + marks->size()));
    return;
  }
  const auto reports = sample(channel.weights, inputs, source);
  if (!reports) return write(out, reports.failure());
  out.text("");
  out.numbers(*reports);
}

/// Room on the heap of the module, freed with `sluice_free`: the length in four bytes, four that are left
/// out, the bytes.
std::uint8_t* given_away(const Writer& out) {
  const auto size = static_cast<std::uint32_t>(out.bytes().size());
  auto* room = static_cast<std::uint8_t*>(std::malloc(8 + out.bytes().size()));
  if (room == nullptr) std::abort();
  std::memcpy(room, &size, sizeof size);
  std::ranges::copy(out.bytes(), room + 8);
  return room;
}

template <class Call>
std::uint8_t* answered(const std::uint8_t* request, std::uint32_t size, const Call& call) {
  Reader in({request, size});
  Writer out;
  call(in, out);
  return given_away(out);
}

}  // namespace
}  // namespace sluice::answer

// NOLINTBEGIN(readability-identifier-naming): names of C
extern "C" {

__attribute__((export_name("room"))) std::uint8_t* sluice_room(std::uint32_t bytes) {
  return static_cast<std::uint8_t*>(std::malloc(bytes));
}
/// Wiped: an answer may have stood there.
__attribute__((export_name("free"))) void sluice_free(std::uint8_t* room, std::uint32_t bytes) {
  std::fill_n(room, bytes, std::uint8_t{0});
  asm volatile("" : : "r"(room) : "memory");
  std::free(room);
}
__attribute__((export_name("check"))) std::uint8_t* sluice_check(const std::uint8_t* request,
                                                                 std::uint32_t size) {
  return sluice::answer::answered(request, size, sluice::answer::check);
}
__attribute__((export_name("draw"))) std::uint8_t* sluice_draw(const std::uint8_t* request,
                                                               std::uint32_t size) {
  return sluice::answer::answered(request, size, sluice::answer::draw);
}
}
// NOLINTEND(readability-identifier-naming)
