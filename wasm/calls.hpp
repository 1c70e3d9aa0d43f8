// SPDX-License-Identifier: GPL-3.0-or-later
/// The calls that cross the boundary: records in, records out. None of them throws.
#pragma once

#include <algorithm>
#include <exception>

#include "exact/marks_sample.hpp"
#include "exact/sample.hpp"
#include "guarantee/composition.hpp"
#include "posteriors.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/protocol.hpp"
#include "records.hpp"
#include "watcher.hpp"

namespace sluice::js {

inline JointTable table_of(const Table& table) {
  auto secret = strings_from(table.secret_categories);
  auto data = strings_from(table.data_categories);
  auto weights = matrix_of<double>(table.weights, secret.size(), data.size());
  const auto values = numbers_of<std::uint32_t>(table.attributes);
  const Index count = static_cast<Index>(values.size() / std::max<std::size_t>(data.size(), 1));
  Matrix<Index> attributes =
      Eigen::Map<const Matrix<std::uint32_t>>(values.data(), static_cast<Index>(data.size()), count)
          .cast<Index>();
  Matrix<double> distances;
  if (table.distances["length"].as<std::size_t>() > 0) {
    distances = matrix_of<double>(table.distances, data.size(), data.size());
  }
  return {{table.secret_name, std::move(secret)},
          {table.data_name, std::move(data)},
          std::move(weights),
          std::move(attributes),
          std::move(distances)};
}

inline Parameters parameters_of(const NotionParameters& given, const Table& table) {
  Parameters parameters;
  parameters.lower = given.lower;
  parameters.alpha = given.alpha;
  parameters.ranges = given.ranges;
  const auto secrets = table.secret_categories["length"].as<std::size_t>();
  const auto known = [&](const Float64Array& cells) -> Matrix<std::int64_t> {
    if (cells["length"].as<std::size_t>() == 0) return {};
    return matrix_of<double>(cells, secrets, table.data_categories["length"].as<std::size_t>())
        .cast<std::int64_t>();
  };
  parameters.known = {given.radius, known(given.least), known(given.most)};
  parameters.secrets = numbers_of<double>(given.secrets);
  const auto categories = table.data_categories["length"].as<std::size_t>();
  if (given.data["length"].as<std::size_t>() > 0) {
    parameters.data = matrix_of<double>(given.data, categories, categories);
  }
  const auto neighbours = numbers_of<std::uint32_t>(given.neighbours);
  for (std::size_t i = 0; i + 1 < neighbours.size(); i += 2) {
    parameters.neighbours.emplace_back(neighbours[i], neighbours[i + 1]);
  }
  return parameters;
}

/// What `call` gives, or why it gives nothing. The core reports failures as values; what is thrown all the
/// same is the want of memory.
template <class Record, class Call>
Record answer(Call&& call) {
  Record failed;
  try {
    Result<Record> result = call();
    if (result) return std::move(*result);
    failed.outcome = Outcome(result.failure());
  } catch (const std::exception&) {
    failed.outcome = Outcome({Status::too_large, "The computation ran out of memory.",
                              "Merge rare categories, or use another protocol."});
  }
  return failed;
}

inline Summary summary_of(const Prior& prior) {
  Summary summary;
  const auto& p = prior.probabilities;
  const Index a = prior.categories();
  summary.secret_categories = strings_of(prior.secret.categories);
  summary.data_categories = strings_of(prior.data.categories);
  summary.dropped_secret = strings_of(prior.dropped_secret);
  summary.dropped_data = strings_of(prior.dropped_data);
  summary.total = prior.weights.total;
  summary.prior = array_of(prior.weights.cells);
  summary.secret_distribution = array_of(p.secret);
  summary.data_distribution = array_of(p.data);
  summary.secret_entropy = entropy(p.secret);
  summary.data_entropy = entropy(p.data);
  summary.mutual_information = mutual_information(p.cells);
  summary.release_level =
      levels_of(leakage_under_all(prior, false, Channel::Identity(a, a)), prior.attributes.cols(), false);
  return summary;
}

inline Summary describe(const Table& table) {
  return answer<Summary>([&]() -> Result<Summary> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    return summary_of(*prior);
  });
}

template <class Record>
void tell(Record& record, const std::optional<Identification>& identification) {
  if (!identification) return;
  record.identifiable = name_of(identification->kind);
  record.identifiable_data = numbers_of(identification->data);
}

inline Plan plan_of(const Design& design) {
  const auto& marks = design.certified.marks;
  // Of marks: who has y marked, whatever else is. No report, but what a table of each mark is about.
  const Matrix<double> with_data = data_and_report(design.prior, design.channel);
  const std::vector<double>& levels = design.levels;
  std::vector<std::string> numerators;
  std::vector<std::string> denominators;
  for (const auto& bound : design.certified.bounds) {
    numerators.push_back(digits_of(bound.numerator));
    denominators.push_back(digits_of(bound.denominator));
  }
  const Vector<double> reports = with_data.colwise().sum();
  Plan plan;
  plan.prior = summary_of(design.prior);
  plan.sees_secret = design.sees_secret;
  plan.answers = numbers_of(design.answers);
  if (marks) plan.other = digits_of(Integer(marks->other));
  plan.radius = design.known.radius;
  plan.least = array_of(Matrix<double>(design.known.least.cast<double>()));
  plan.most = array_of(Matrix<double>(design.known.most.cast<double>()));
  plan.worst = ratio_of(design.certified.worst, levels, design.prior.attributes.cols(), marks.has_value());
  if (design.certified.worst) {
    plan.slack = digits_of(slack(*design.certified.worst, design.certified.bounds));
  }
  plan.mixing = design.certified.mixing;
  plan.levels = array_of(levels.data(), static_cast<Index>(levels.size()));
  plan.bound_numerators = strings_of(numerators);
  plan.bound_denominators = strings_of(denominators);
  plan.weights = array_of(design.certified.weights);
  plan.channel = array_of(design.channel);
  plan.report_distribution = array_of(reports);
  plan.secret_posterior = array_of(posterior_of_rows(secret_and_report(design.prior, design.channel)));
  plan.data_posterior = array_of(posterior_of_rows(with_data));
  plan.mutual_information = design.mutual_information;
  plan.kept_entropy = design.kept_entropy;
  plan.upper_bound = maybe(design.upper_bound);
  plan.alpha = maybe(design.alpha);
  plan.secret_information = design.secret_information;
  plan.information_error = design.information_error;
  tell(plan, design.identification);
  plan.leakage = levels_of(design.leakage, design.prior.attributes.cols(), marks.has_value());
  plan.seconds = design.seconds;
  return plan;
}

inline Result<SearchOptions> options_of(const Search& search) {
  SearchOptions options;
  if (search.method == "vertices") {
    options.method = Method::vertices;
  } else if (search.method == "columns") {
    options.method = Method::columns;
  } else if (!search.method.empty()) {
    return Failure{Status::bad_request, "There is no method \"" + search.method + "\".",
                   "Choose one of: vertices, columns; or none, and it is chosen by size."};
  }
  options.gap = search.gap;
  options.seconds = search.seconds;
  return options;
}

inline DesignRequest asked(const Table& table, const Request& request, SearchOptions options) {
  return {table_of(table),    request.notion,     request.epsilon,
          request.protocol,   std::move(options), parameters_of(request.parameters, table),
          request.sees_secret};
}

inline Plan design_for(const Table& table, const Request& request, const OnProgress& on_progress) {
  return answer<Plan>([&]() -> Result<Plan> {
    auto options = options_of(request.search);
    if (!options) return options.failure();
    const Watch watch = on_progress.isUndefined() ? Watch() : Watch(Watcher(on_progress, plan_of));
    const auto found = design(asked(table, request, std::move(*options)), watch);
    if (!found) return found.failure();
    return plan_of(*found);
  });
}

/// In the order in which the levels are stated; the core knows which they have to be.
inline sluice::Claim claim_of(const Claim& claim, const Table& table) {
  sluice::Claim stated{claim.notion,
                       claim.epsilon,
                       {},
                       numbers_of<double>(claim.levels),
                       parameters_of(claim.parameters, table),
                       claim.sees_secret};
  const auto numerators = strings_from(claim.bound_numerators);
  const auto denominators = strings_from(claim.bound_denominators);
  for (std::size_t i = 0; i < numerators.size(); ++i) {
    stated.bounds.push_back({integer_of(numerators[i]), integer_of(denominators[i])});
  }
  return stated;
}

inline SearchMemory memory_from(const Memory& memory) {
  const auto prices = numbers_of<double>(memory.prices);
  const auto cells = numbers_of<double>(memory.posteriors);
  SearchMemory result;
  result.prices = Eigen::Map<const Vector<double>>(prices.data(), static_cast<Index>(prices.size()));
  for (std::size_t at = 0; !prices.empty() && at + prices.size() <= cells.size(); at += prices.size()) {
    result.posteriors.emplace_back(Eigen::Map<const Vector<double>>(&cells[at], result.prices.size()));
  }
  return result;
}

inline Memory memory_of(const SearchMemory& memory) {
  Matrix<double> posteriors(static_cast<Index>(memory.posteriors.size()), memory.prices.size());
  for (Index i = 0; i < posteriors.rows(); ++i) {
    posteriors.row(i) = memory.posteriors[static_cast<std::size_t>(i)].transpose();
  }
  return {array_of(posteriors), array_of(memory.prices)};
}

/// The utility of a design, found faster with what a neighbouring level has left.
inline Point point_for(const Table& table, const Request& request, const Memory& memory) {
  return answer<Point>([&]() -> Result<Point> {
    auto options = options_of(request.search);
    if (!options) return options.failure();
    SearchMemory kept = memory_from(memory);
    options->memory = &kept;
    const auto found = design(asked(table, request, std::move(*options)));
    if (!found) return found.failure();
    Point point;
    point.mutual_information = found->mutual_information;
    point.upper_bound = maybe(found->upper_bound);
    point.memory = memory_of(kept);
    return point;
  });
}

/// Precondition, checked in TypeScript: digits only. More than one's own mark may have stays more than that.
inline Marks marks_of(std::size_t categories, const std::string& digits) {
  const Integer other = std::min(integer_of(digits), Integer(kRowSum));
  return {static_cast<Index>(categories), other.convert_to<std::uint64_t>()};
}

inline Verdict audit_claim(const Table& table, const Claim& claim) {
  return answer<Verdict>([&]() -> Result<Verdict> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    const auto stated = claim_of(claim, table);
    const bool marks = !claim.other.empty();
    const auto found =
        marks ? audit(*prior, stated, marks_of(claim.rows, claim.other))
              : audit(*prior, stated, matrix_of<std::uint64_t>(claim.weights, claim.rows, claim.columns));
    if (!found) return found.failure();
    Verdict verdict;
    verdict.holds = found->holds;
    verdict.reason = found->reason;
    verdict.worst = ratio_of(found->worst, stated.levels, prior->attributes.cols(), marks);
    verdict.slack = digits_of(found->slack);
    verdict.mutual_information = found->mutual_information;
    verdict.secret_information = found->secret_information;
    verdict.information_error = found->information_error;
    verdict.leakage = levels_of(found->leakage, prior->attributes.cols(), marks);
    verdict.edges = edges_of(found->edges);
    tell(verdict, found->identification);
    return verdict;
  });
}

inline Worst worst_case_of(const Table& table, const Claim& claim, double alpha) {
  return answer<Worst>([&]() -> Result<Worst> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    const auto stated = claim_of(claim, table);
    const bool marks = !claim.other.empty();
    const auto found =
        marks ? worst_case(*prior, stated, marks_of(claim.rows, claim.other), alpha)
              : worst_case(*prior, stated, matrix_of<std::uint64_t>(claim.weights, claim.rows, claim.columns),
                           alpha);
    if (!found) return found.failure();
    Worst worst;
    worst.people = found->people;
    worst.levels = worst_levels_of(*found);
    worst.distribution = array_of(found->ldp.distribution);
    return worst;
  });
}

/// The polytope of the posteriors that a report may have.
inline Beliefs posteriors_of(const Table& table, const std::string& notion, double epsilon,
                             const NotionParameters& parameters) {
  return answer<Beliefs>([&]() -> Result<Beliefs> {
    const auto found = posteriors(table_of(table), notion, epsilon, parameters_of(parameters, table));
    if (!found) return found.failure();
    Beliefs beliefs;
    beliefs.data_categories = strings_of(found->prior.data.categories);
    beliefs.data_distribution = array_of(found->prior.probabilities.data);
    beliefs.vertices = array_of(found->vertices);
    beliefs.faces = faces_of(found->faces);
    return beliefs;
  });
}

inline Composed compose(const std::string& releases, const std::string& notion, const Float64Array& levels) {
  return answer<Composed>([&]() -> Result<Composed> {
    const auto found = composed_level(releases, notion, numbers_of<double>(levels));
    if (!found) return found.failure();
    Composed composed;
    composed.level = *found;
    return composed;
  });
}

/// What several channels with the table's inputs come to, each `{ weights, columns, other }` as in `Claim`.
inline Joined together(const Table& table, const Claim& claim, const Channels& channels) {
  return answer<Joined>([&]() -> Result<Joined> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    std::vector<Released> released;
    for (const val& channel : emscripten::vecFromJSArray<val>(channels)) {
      const auto other = channel["other"].as<std::string>();
      if (!other.empty()) {
        released.emplace_back(marks_of(claim.rows, other));
      } else {
        released.emplace_back(
            matrix_of<std::uint64_t>(channel["weights"], claim.rows, channel["columns"].as<std::uint32_t>()));
      }
    }
    const auto found = audit_together(*prior, claim.notion, claim.epsilon,
                                      parameters_of(claim.parameters, table), claim.sees_secret, released);
    if (!found) return found.failure();
    Joined joined;
    joined.holds = found->holds;
    joined.level = found->level;
    joined.worst = ratio_of(found->worst, found->levels, prior->attributes.cols(), false);
    return joined;
  });
}

/// The platform's randomness or, where there are such, words that have been derived from it: those, and no
/// more than there are.
inline EntropySource source_of(const MaybeWords& given) {
  if (given.isUndefined()) return platform_entropy;
  return [words = numbers_of<std::uint64_t>(given),
          next = std::size_t{0}](std::span<std::uint64_t> wanted) mutable {
    if (words.size() - next < wanted.size()) return false;
    std::copy_n(words.begin() + static_cast<std::ptrdiff_t>(next), wanted.size(), wanted.begin());
    next += wanted.size();
    return true;
  };
}

inline Draws sample_reports(const BigUint64Array& weights, std::uint32_t rows, std::uint32_t columns,
                            const Uint32Array& inputs, const MaybeWords& words) {
  return answer<Draws>([&]() -> Result<Draws> {
    const auto answers = numbers_of<std::uint32_t>(inputs);
    const auto found = sample(matrix_of<std::uint64_t>(weights, rows, columns), answers, source_of(words));
    if (!found) return found.failure();
    Draws draws;
    draws.reports = array_of(found->data(), static_cast<Index>(found->size()));
    return draws;
  });
}

/// P(data | report) as integer weights, reports x data, under the prior of the table.
inline BigUint64Array value_weights(const Table& table, const BigUint64Array& weights,
                                    std::uint32_t columns) {
  const auto prior = make_prior(table_of(table));
  if (!prior) return BigUint64Array(val::global("BigUint64Array").new_(0));
  const auto rows = weights["length"].as<std::size_t>() / columns;
  const auto channel = probabilities(matrix_of<std::uint64_t>(weights, rows, columns));
  return array_of(quantise(posterior_of_rows(data_and_report(*prior, channel))));
}

inline MarkDraws draw_marks(std::uint32_t categories, const std::string& other, const Uint32Array& inputs,
                            const MaybeWords& words) {
  return answer<MarkDraws>([&]() -> Result<MarkDraws> {
    const auto found =
        sample_marks(marks_of(categories, other), numbers_of<std::uint32_t>(inputs), source_of(words));
    if (!found) return found.failure();
    MarkDraws draws;
    draws.marks = array_of(*found);
    return draws;
  });
}

/// For each report a category, drawn from P(data | marks) under the prior of the table.
inline Draws draw_values(const Table& table, const std::string& other, const Uint8Array& marks,
                         const MaybeWords& words) {
  return answer<Draws>([&]() -> Result<Draws> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    const auto a = static_cast<std::size_t>(prior->categories());
    const auto reports = matrix_of<std::uint8_t>(marks, marks["length"].as<std::size_t>() / a, a);
    const auto found = sample_values(*prior, marks_of(a, other), reports, source_of(words));
    if (!found) return found.failure();
    Draws draws;
    draws.reports = array_of(found->data(), static_cast<Index>(found->size()));
    return draws;
  });
}

inline Strings notion_names() {
  std::vector<std::string> names;
  for (const auto& notion : notions()) names.emplace_back(notion.name);
  return strings_of(names);
}

/// What each notion has to know: the name of a parameter, or nothing. In the order of the names.
inline Strings notion_parameters() {
  std::vector<std::string> names;
  for (const auto& notion : notions()) names.emplace_back(name_of(notion.parameter));
  return strings_of(names);
}

/// What a protocol's channel may see under each notion that it is for.
inline Ways protocol_ways() {
  val ways = val::object();
  for (const auto& protocol : protocols()) {
    val of_protocol = val::object();
    for (const auto& notion : notions()) {
      val sees = val::array();
      if (way_of(protocol, notion, false) != nullptr) sees.call<void>("push", std::string("data"));
      if (way_of(protocol, notion, true) != nullptr) sees.call<void>("push", std::string("pairs"));
      if (sees["length"].as<int>() > 0) of_protocol.set(std::string(notion.name), sees);
    }
    ways.set(std::string(protocol.name), of_protocol);
  }
  return Ways(ways);
}

/// What a protocol needs beside a table of any kind, for those that need something.
inline Needs protocol_needs() {
  val needs = val::object();
  for (const auto& protocol : protocols()) {
    val own = val::object();
    if (protocol.categories > 0) own.set("categories", static_cast<double>(protocol.categories));
    if (protocol.uses_distances) own.set("distances", true);
    if (protocol.categories > 0 || protocol.uses_distances) needs.set(std::string(protocol.name), own);
  }
  return Needs(needs);
}

inline Strings protocol_names() {
  std::vector<std::string> names;
  for (const auto& protocol : protocols()) names.emplace_back(protocol.name);
  return strings_of(names);
}

}  // namespace sluice::js
