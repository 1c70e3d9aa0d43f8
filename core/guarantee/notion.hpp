// SPDX-License-Identifier: Apache-2.0
/// The guarantees. Every notion compares how likely a report is on two sides. This is a set of linear
/// homogeneous conditions on one column of the channel at a time. A notion states them once, as a template on
/// the scalar. The rows of search and proof follow from it, and so does the level that a channel reaches.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/searches.hpp"
#include "guarantee/conditions.hpp"
#include "prior/prior.hpp"

namespace sluice {

/// The level a channel reaches (nats; infinite if a report rules a side out), and its place.
struct Leakage {
  double level = 0;
  Index report = 0;
  Side more;                      ///< the side where the report is more likely …
  Side less;                      ///< … than here
  std::vector<Index> marks = {};  ///< the report if it is a set of categories, in the place of `report`
};

/// The parameter that a notion needs beside the prior.
struct Parameter {
  std::string_view name = {};  ///< in requests and protocol files
  Shape shape = Shape::none;
  std::string_view says = {};  ///< the purpose of a level, if it is one: "what makes a secret less likely"
};

/// The channels that a notion is for.
enum class Sees : std::uint8_t {
  data,    ///< the channel sees the data alone
  either,  ///< the channel may see the data or the pair
  pairs,   ///< the channel sees the secret and is to keep the pair, unless it is designed for the data alone
};

/// The groups of people whose likelihoods are compared.
enum class Compares : std::uint8_t { secrets, data };

/// The assumptions of a guarantee.
enum class Rests : std::uint8_t {
  prior,         ///< the whole joint distribution
  known,         ///< the same, and that an observer knows no more than some columns of the data
  shares,        ///< P(x|s) alone
  known_shares,  ///< the same, and that an observer knows no more than some columns of the data
  sample,        ///< the table counts people drawn at random
  nothing,
};

/// The traits of a notion under every prior. Other code goes by them and never asks for its name.
struct Traits {
  std::string_view name;
  Parameter parameter = {};
  Sees sees = Sees::either;
  Compares compares = Compares::secrets;
  Rests rests = Rests::prior;
  /// Whether levels of independent samples add up. They do if groups are compared with one another, so that
  /// P(y1, y2 | group) = P(y1 | group) P(y2 | group) for both sides of each ratio.
  bool adds = false;
  std::string_view for_samples = {};    ///< the notion to use instead if the table is only a sample
  std::string_view of_one_column = {};  ///< the notion that this one equals if the data are one column
  /// For a sample: whether secrets are compared with everybody, which needs more knowledge of the
  /// distribution.
  bool against_everybody = false;
};

struct Notion : Traits {
  double (*counted)(const Joint<double>&, const Parameters&);
  // Null in a program that does not search, as `listed` is.
  Conditions<double> (*measured)(const Joint<double>&, const Parameters&);
  Conditions<Integer> (*proved)(const Joint<Integer>&, const Parameters&);
  /// The same without sides that are ranges, for searches.
  Conditions<Integer> (*listed)(const Joint<Integer>&, const Parameters&);
  Parameters parameters = {};  ///< for one prior; set by `with`

  /// The same notion with its parameter, for the categories that occur in a prior. `given` is in terms of the
  /// table that the prior was made of. Fails with bad_request if the parameter is missing or makes no sense.
  [[nodiscard]] Result<Notion> with(const Parameters& given, const Prior& prior) const;

  /// Whether a channel under it is to keep the pair of secret and data, not the data alone.
  [[nodiscard]] bool keeps_pair(bool sees_secret) const { return sees == Sees::pairs && sees_secret; }
  /// How many comparisons there will be, at most.
  [[nodiscard]] double comparison_count(const Prior& prior) const {
    return counted(prior.probabilities, parameters);
  }
  /// The conditions that are proved for a channel.
  [[nodiscard]] Conditions<Integer> proof(const Joint<Integer>& joint) const {
    return proved(joint, parameters);
  }
  /// The conditions of the search, a row each: a channel that meets them does not break the proof.
  [[nodiscard]] Conditions<Integer> exact_conditions(const Joint<Integer>& joint) const {
    return listed(joint, parameters);
  }
  [[nodiscard]] Rows<Integer> exact_rows(const Joint<Integer>& joint, const Bounds<Integer>& bounds) const {
    return sluice::rows(exact_conditions(joint), bounds);
  }
  /// The multiples of epsilon that are its levels; the first is 1.
  [[nodiscard]] std::vector<double> levels(const Prior& prior) const {
    return measured(prior.probabilities, parameters).levels;
  }
  /// The epsilon that is reached: max of ln P_more(y) / P_less(y), divided by the comparison's level, over
  /// reports that occur and comparisons.
  [[nodiscard]] Leakage leakage(const Prior& prior, const Channel& channel) const;
};

/// All notions, in the order in which the page offers them.
std::span<const Notion> notions();

/// nullptr if no notion has the name.
const Notion* find_notion(std::string_view name);

}  // namespace sluice
