// SPDX-License-Identifier: GPL-3.0-or-later
// Registrations only: names and fields of what crosses the boundary. The calls themselves are in calls.hpp.
#include "calls.hpp"

using namespace emscripten;
using namespace sluice::js;

EMSCRIPTEN_BINDINGS(sluice) {
  register_type<Float64Array>("Float64Array");
  register_type<Uint32Array>("Uint32Array");
  register_type<BigUint64Array>("BigUint64Array");
  register_type<Strings>("string[]");
  register_type<Levels>("Record<string, { level: number; report: number; secret: number; versus?: number }>");
  register_type<MaybeNumber>("number | undefined");
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
      .field("weights", &Table::weights);

  value_object<Search>("Search")
      .field("method", &Search::method)
      .field("gap", &Search::gap)
      .field("seconds", &Search::seconds);

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
      .field("boundNumerator", &Plan::bound_numerator)
      .field("boundDenominator", &Plan::bound_denominator)
      .field("weights", &Plan::weights)
      .field("channel", &Plan::channel)
      .field("reportDistribution", &Plan::report_distribution)
      .field("secretPosterior", &Plan::secret_posterior)
      .field("dataPosterior", &Plan::data_posterior)
      .field("mutualInformation", &Plan::mutual_information)
      .field("upperBound", &Plan::upper_bound)
      .field("secretInformation", &Plan::secret_information)
      .field("leakage", &Plan::leakage)
      .field("seconds", &Plan::seconds);

  value_object<Memory>("Memory")
      .field("posteriors", &Memory::posteriors)
      .field("prices", &Memory::prices)
      .field("nodes", &Memory::nodes);

  value_object<Point>("Point")
      .field("outcome", &Point::outcome)
      .field("mutualInformation", &Point::mutual_information)
      .field("memory", &Point::memory);

  value_object<Claim>("Claim")
      .field("notion", &Claim::notion)
      .field("epsilon", &Claim::epsilon)
      .field("boundNumerator", &Claim::bound_numerator)
      .field("boundDenominator", &Claim::bound_denominator)
      .field("weights", &Claim::weights)
      .field("rows", &Claim::rows)
      .field("columns", &Claim::columns);

  value_object<Verdict>("Verdict")
      .field("outcome", &Verdict::outcome)
      .field("holds", &Verdict::holds)
      .field("reason", &Verdict::reason)
      .field("mutualInformation", &Verdict::mutual_information)
      .field("secretInformation", &Verdict::secret_information)
      .field("leakage", &Verdict::leakage);

  value_object<Draws>("Draws").field("outcome", &Draws::outcome).field("reports", &Draws::reports);

  function("notions", &notion_names);
  function("protocols", &protocol_names);
  function("version", optional_override([] { return std::string(SLUICE_VERSION); }));
  function("describe", &describe);
  function("design", &design_for);
  function("point", &point_for);
  function("audit", &audit_claim);
  function("sample", &sample_reports);
  function("valueWeights", &value_weights);
}
