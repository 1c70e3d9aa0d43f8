// SPDX-License-Identifier: GPL-3.0-or-later
// Registrations only: names and fields of what crosses the boundary. The calls themselves are in
// catalogue.hpp and *_calls.hpp.
#include "audit_calls.hpp"
#include "catalogue.hpp"
#include "design_calls.hpp"
#include "estimate_calls.hpp"
#include "sample_calls.hpp"

using namespace emscripten;
using namespace sluice::js;

EMSCRIPTEN_BINDINGS(sluice) {
  register_type<Float64Array>("Float64Array");
  register_type<Uint8Array>("Uint8Array");
  register_type<Uint32Array>("Uint32Array");
  register_type<BigUint64Array>("BigUint64Array");
  register_type<Strings>("string[]");
  register_type<Levels>(
      "Record<string, { level: number; report?: number; marks?: number[]; secret?: number; versus?: number; "
      "data?: number; "
      "versusData?: number; known?: number[] }>");
  register_type<WorstLevels>(
      "Record<string, { level: number; attained?: number; report?: number; secret?: number; versus?: number "
      "} "
      "| null>");
  register_type<MaybeNumber>("number | undefined");
  register_type<MaybeRatio>(
      "{ numerator: string; denominator: string; level: number; report?: number; marks?: number[]; "
      "more: { secret?: number; data?: number; known?: number[] }; "
      "less: { secret?: number; data?: number; known?: number[] } } | undefined");
  register_type<MaybeWords>("BigUint64Array | undefined");
  register_type<Channels>("{ weights: BigUint64Array; columns: number; other: string }[]");
  register_type<Ways>("Record<string, Record<string, ('data' | 'pairs')[]>>");
  register_type<Needs>("Record<string, { categories?: number; distances?: true }>");
  register_type<Edges>("{ level: number; report: number; secret: number; versus: number }[]");
  register_type<Faces>("number[][]");
  register_type<EstimateList>(
      "{ identifiable: boolean; likelihood: number; exact?: [number, number]; unbiased?: number; projected?: "
      "number; "
      "deviation?: number; deviationOfRespondents?: number; leastDeviation?: number; influence?: number; "
      "wald?: [number, number]; bernstein?: [number, number] }[]");
  register_type<OnProgress>(
      "((lower: number, upper: number, interim: Plan | undefined) => void) | undefined");

  value_object<Outcome>("Outcome")
      .field("code", &Outcome::code)
      .field("message", &Outcome::message)
      .field("remedy", &Outcome::remedy);

  value_object<Table>("Table")
      .field("secretName", &Table::secret_name)
      .field("secretCategories", &Table::secret_categories)
      .field("dataName", &Table::data_name)
      .field("dataCategories", &Table::data_categories)
      .field("weights", &Table::weights)
      .field("attributes", &Table::attributes)
      .field("distances", &Table::distances);

  value_object<NotionParameters>("NotionParameters")
      .field("lower", &NotionParameters::lower)
      .field("alpha", &NotionParameters::alpha)
      .field("ranges", &NotionParameters::ranges)
      .field("radius", &NotionParameters::radius)
      .field("least", &NotionParameters::least)
      .field("most", &NotionParameters::most)
      .field("secrets", &NotionParameters::secrets)
      .field("data", &NotionParameters::data)
      .field("neighbours", &NotionParameters::neighbours);

  value_object<Search>("Search")
      .field("method", &Search::method)
      .field("gap", &Search::gap)
      .field("seconds", &Search::seconds);

  value_object<Request>("Request")
      .field("notion", &Request::notion)
      .field("epsilon", &Request::epsilon)
      .field("parameters", &Request::parameters)
      .field("protocol", &Request::protocol)
      .field("seesSecret", &Request::sees_secret)
      .field("search", &Request::search);

  value_object<Summary>("Summary")
      .field("outcome", &Summary::outcome)
      .field("secretCategories", &Summary::secret_categories)
      .field("dataCategories", &Summary::data_categories)
      .field("droppedSecret", &Summary::dropped_secret)
      .field("droppedData", &Summary::dropped_data)
      .field("total", &Summary::total)
      .field("prior", &Summary::prior)
      .field("secretDistribution", &Summary::secret_distribution)
      .field("dataDistribution", &Summary::data_distribution)
      .field("secretEntropy", &Summary::secret_entropy)
      .field("dataEntropy", &Summary::data_entropy)
      .field("mutualInformation", &Summary::mutual_information)
      .field("releaseLevel", &Summary::release_level);

  value_object<Plan>("Plan")
      .field("outcome", &Plan::outcome)
      .field("prior", &Plan::prior)
      .field("seesSecret", &Plan::sees_secret)
      .field("radius", &Plan::radius)
      .field("least", &Plan::least)
      .field("most", &Plan::most)
      .field("worst", &Plan::worst)
      .field("slack", &Plan::slack)
      .field("mixing", &Plan::mixing)
      .field("answers", &Plan::answers)
      .field("other", &Plan::other)
      .field("levels", &Plan::levels)
      .field("boundNumerators", &Plan::bound_numerators)
      .field("boundDenominators", &Plan::bound_denominators)
      .field("weights", &Plan::weights)
      .field("channel", &Plan::channel)
      .field("reportDistribution", &Plan::report_distribution)
      .field("secretPosterior", &Plan::secret_posterior)
      .field("dataPosterior", &Plan::data_posterior)
      .field("mutualInformation", &Plan::mutual_information)
      .field("keptEntropy", &Plan::kept_entropy)
      .field("upperBound", &Plan::upper_bound)
      .field("alpha", &Plan::alpha)
      .field("secretInformation", &Plan::secret_information)
      .field("informationError", &Plan::information_error)
      .field("leakage", &Plan::leakage)
      .field("identifiable", &Plan::identifiable)
      .field("identifiableData", &Plan::identifiable_data)
      .field("seconds", &Plan::seconds);

  value_object<Memory>("Memory").field("posteriors", &Memory::posteriors).field("prices", &Memory::prices);

  value_object<Point>("Point")
      .field("outcome", &Point::outcome)
      .field("mutualInformation", &Point::mutual_information)
      .field("upperBound", &Point::upper_bound)
      .field("memory", &Point::memory);

  value_object<Claim>("Claim")
      .field("notion", &Claim::notion)
      .field("epsilon", &Claim::epsilon)
      .field("parameters", &Claim::parameters)
      .field("seesSecret", &Claim::sees_secret)
      .field("levels", &Claim::levels)
      .field("boundNumerators", &Claim::bound_numerators)
      .field("boundDenominators", &Claim::bound_denominators)
      .field("weights", &Claim::weights)
      .field("rows", &Claim::rows)
      .field("columns", &Claim::columns)
      .field("other", &Claim::other);

  value_object<Verdict>("Verdict")
      .field("outcome", &Verdict::outcome)
      .field("holds", &Verdict::holds)
      .field("reason", &Verdict::reason)
      .field("worst", &Verdict::worst)
      .field("slack", &Verdict::slack)
      .field("mutualInformation", &Verdict::mutual_information)
      .field("secretInformation", &Verdict::secret_information)
      .field("informationError", &Verdict::information_error)
      .field("leakage", &Verdict::leakage)
      .field("identifiable", &Verdict::identifiable)
      .field("identifiableData", &Verdict::identifiable_data)
      .field("edges", &Verdict::edges);

  value_object<Composed>("Composed").field("outcome", &Composed::outcome).field("level", &Composed::level);

  value_object<Joined>("Joined")
      .field("outcome", &Joined::outcome)
      .field("holds", &Joined::holds)
      .field("level", &Joined::level)
      .field("worst", &Joined::worst);

  value_object<Worst>("Worst")
      .field("outcome", &Worst::outcome)
      .field("people", &Worst::people)
      .field("levels", &Worst::levels)
      .field("distribution", &Worst::distribution);

  value_object<Beliefs>("Beliefs")
      .field("outcome", &Beliefs::outcome)
      .field("dataCategories", &Beliefs::data_categories)
      .field("dataDistribution", &Beliefs::data_distribution)
      .field("vertices", &Beliefs::vertices)
      .field("faces", &Beliefs::faces);

  value_object<Draws>("Draws").field("outcome", &Draws::outcome).field("reports", &Draws::reports);

  value_object<MarkDraws>("MarkDraws")
      .field("outcome", &MarkDraws::outcome)
      .field("marks", &MarkDraws::marks);

  value_object<Origin>("Origin")
      .field("channel", &Origin::channel)
      .field("rows", &Origin::rows)
      .field("columns", &Origin::columns)
      .field("other", &Origin::other);

  value_object<Counted>("Counted").field("counts", &Counted::counts).field("sets", &Counted::sets);

  value_object<Asking>("Asking")
      .field("functionals", &Asking::functionals)
      .field("distribution", &Asking::distribution)
      .field("prior", &Asking::prior)
      .field("confidence", &Asking::confidence);

  value_object<Estimated>("Estimated")
      .field("outcome", &Estimated::outcome)
      .field("people", &Estimated::people)
      .field("estimates", &Estimated::estimates)
      .field("gap", &Estimated::gap)
      .field("impossible", &Estimated::impossible)
      .field("statistic", &Estimated::statistic)
      .field("degrees", &Estimated::degrees)
      .field("probability", &Estimated::probability)
      .field("priorStatistic", &Estimated::prior_statistic)
      .field("priorDegrees", &Estimated::prior_degrees)
      .field("priorProbability", &Estimated::prior_probability);

  value_object<Planned>("Planned")
      .field("outcome", &Planned::outcome)
      .field("exact", &Planned::exact)
      .field("wald", &Planned::wald)
      .field("exactPeople", &Planned::exact_people)
      .field("waldPeople", &Planned::wald_people);

  function("notions", &notion_names);
  function("notionParameters", &notion_parameters);
  function("protocols", &protocol_names);
  function("protocolWays", &protocol_ways);
  function("protocolNeeds", &protocol_needs);
  function("version", optional_override([] { return std::string(SLUICE_VERSION); }));
  function("describe", &describe);
  function("design", &design_for);
  function("point", &point_for);
  function("audit", &audit_claim);
  function("worstCase", &worst_case_of);
  function("posteriors", &posteriors_of);
  function("compose", &compose);
  function("together", &together);
  function("sample", &sample_reports);
  function("valueWeights", &value_weights);
  function("sampleMarks", &draw_marks);
  function("markValues", &draw_values);
  function("estimate", &estimate_reports);
  function("planSurvey", &plan_survey);
}
