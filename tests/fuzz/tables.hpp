// SPDX-License-Identifier: GPL-3.0-or-later
/// Tables, channels and what is said of them, from bytes: mostly such that they get far, now and then not.
#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "bytes.hpp"
#include "design/sluice.hpp"
#include "exact/certify.hpp"
#include "exact/checks.hpp"
#include "guarantee/notion.hpp"
#include "prior/prior.hpp"

namespace sluice::fuzz {

inline Variable variable(Bytes& bytes, const char* name, Index count) {
  Variable variable{name, {}};
  const Index named = bytes.seldom() ? bytes.between(0, 9) : count;
  for (Index i = 0; i < named; ++i) variable.categories.push_back(std::to_string(bytes.seldom() ? 0 : i));
  return variable;
}

/// A table of at most so many secrets and categories.
inline JointTable table(Bytes& bytes, Index secrets, Index categories) {
  const bool none = bytes.seldom();
  const Index c = bytes.between(none ? 0 : 1, secrets);
  const Index a = bytes.between(none ? 0 : 1, categories);
  JointTable table{variable(bytes, "s", c), variable(bytes, "x", a), Matrix<double>(c, a)};
  const Index kind = bytes.between(0, 3);
  for (double& weight : table.weights.reshaped()) {
    weight = kind == 0   ? bytes.any()
             : kind == 1 ? bytes.tame()
             : kind == 2 ? bytes.byte() + 1
                         : bytes.share();
  }
  if (bytes.between(0, 3) == 3) {
    const Index rows = bytes.seldom() ? bytes.between(0, 9) : a;
    table.attributes.resize(rows, bytes.between(1, bytes.seldom() ? 12 : 3));
    for (Index x = 0; x < table.attributes.rows(); ++x) {
      // Numbered, so that categories differ, but for some.
      for (Index j = 0, rest = x; j < table.attributes.cols(); ++j, rest /= 2) {
        table.attributes(x, j) = bytes.seldom() ? static_cast<Index>(bytes.raw<std::int32_t>())
                                 : j + 1 < table.attributes.cols() ? rest % 2
                                                                   : rest;
      }
    }
  }
  return table;
}

inline Matrix<double> distances(Bytes& bytes, Index categories) {
  Matrix<double> distances(categories, categories);
  const bool any = bytes.seldom();
  for (Index x = 0; x < categories; ++x) {
    for (Index z = 0; z < categories; ++z) {
      distances(x, z) = any ? bytes.any() : x == z ? 0 : bytes.tame();
    }
  }
  return distances;
}

/// A multiple of epsilon.
inline double factor(Bytes& bytes) {
  return bytes.seldom() ? bytes.any() : static_cast<double>(bytes.between(1, 8)) / 4;
}

/// Parameters that notions may ask for, in terms of a table.
inline Parameters parameters(Bytes& bytes, Index secrets, Index categories) {
  Parameters parameters;
  parameters.level = factor(bytes);
  parameters.alpha = bytes.seldom() ? bytes.any() : bytes.share();
  if (bytes.seldom()) ++secrets;
  if (bytes.seldom()) ++categories;
  for (Index s = 0; s < secrets; ++s) parameters.secrets.push_back(factor(bytes));
  parameters.data.resize(categories, categories);
  for (double& level : parameters.data.reshaped()) {
    level = bytes.between(0, 3) == 0 ? std::numeric_limits<double>::infinity() : factor(bytes);
  }
  const auto secret = [&] {
    return bytes.seldom() ? static_cast<Index>(bytes.raw<std::int32_t>())
                          : bytes.between(0, std::max<Index>(secrets - 1, 0));
  };
  for (Index left = bytes.between(0, 3); left > 0; --left) {
    const Index one = secret();
    parameters.neighbours.emplace_back(one, secret());
  }
  return parameters;
}

/// Ranges as a file states them: those of the sample itself, and other numbers in them.
inline KnownRanges known(Bytes& bytes, const Prior& prior, const Parameters& parameters, bool everybody) {
  const auto set = confidence_set(prior.weights.cells, prior.weights.total, parameters.alpha);
  if (!set) return {};
  KnownRanges known = known_of(*set, parameters.ranges, everybody);
  const auto change = [&](Matrix<std::int64_t>& ends) {
    for (auto& end : ends.reshaped()) {
      if (bytes.seldom()) end = bytes.flag() ? bytes.raw<std::int64_t>() : end + bytes.between(-2, 2);
    }
  };
  change(known.least);
  change(known.most);
  change(known.others_least);
  change(known.others_most);
  change(known.least_secret);
  if (bytes.seldom()) known.radius = bytes.any();
  return known;
}

/// In doubles, every row a distribution.
inline Channel channel(Bytes& bytes, Index inputs, Index reports) {
  Channel channel(inputs, reports);
  const Index kind = bytes.between(0, 2);
  for (Index x = 0; x < inputs; ++x) {
    for (Index y = 0; y < reports; ++y) {
      // All alike but for a little, a few, or as it comes.
      channel(x, y) = kind == 2 ? bytes.share() : bytes.byte();
      if (kind == 0) channel(x, y) = 1 + bytes.scaled(channel(x, y), -50, 0);
    }
    if (!(channel.row(x).sum() > 0)) channel(x, 0) = 1;
    channel.row(x) /= channel.row(x).sum();
  }
  return channel;
}

/// In integers, rows summing to 2^62 but for now and then.
inline Weights weights(Bytes& bytes, Index inputs, Index reports) {
  if (inputs == 0 || reports == 0) return Weights(inputs, reports);
  Weights weights = quantise(channel(bytes, inputs, reports));
  if (bytes.seldom()) {
    auto& entry = weights.reshaped()(bytes.between(0, std::min<Index>(weights.size() - 1, 0xff)));
    entry = bytes.raw<std::uint64_t>();
  }
  return weights;
}

inline Marks marks(Bytes& bytes, Index categories) {
  if (bytes.seldom()) return {bytes.between(0, 12), bytes.raw<std::uint64_t>()};
  const std::uint64_t other = bytes.raw<std::uint64_t>() >> static_cast<unsigned>(bytes.between(0, 64) % 64);
  return {categories, other % (kOwnMark + 1)};
}

inline double epsilon(Bytes& bytes) {
  return bytes.seldom() ? bytes.any() : static_cast<double>(bytes.raw<std::uint16_t>()) / 4096;
}

inline const Notion& notion(Bytes& bytes) { return bytes.one_of(notions()); }

/// A claim about such a prior: with the bounds that go with it, or others.
inline Claim claim(Bytes& bytes, const Prior& prior, bool sees_secret, double level) {
  const auto c = static_cast<Index>(prior.kept_secret.size() + prior.dropped_secret.size());
  const auto a = static_cast<Index>(prior.kept_data.size() + prior.dropped_data.size());
  const Notion& named = notion(bytes);
  Claim claim{bytes.seldom() ? std::string("lib") : std::string(named.name), level, {}};
  claim.sees_secret = sees_secret;
  claim.parameters = parameters(bytes, c, a);
  claim.parameters.ranges = bytes.flag();
  if (bytes.flag()) {
    claim.parameters.known = known(bytes, prior, claim.parameters, named.against_everybody);
  }
  const auto own = named.with(claim.parameters, prior);
  if (own && std::isfinite(level) && level >= 0) {
    const Prior seen = seen_by(prior, sees_secret);
    const bool fits = !sees_secret || own->sees != Sees::data;
    if (fits) {
      claim.levels = own->levels(seen);
      claim.bounds = published_bounds(seen, *own, level);
    }
  }
  for (auto& bound : claim.bounds) {
    if (bytes.seldom()) bound = {bytes.integer(), bytes.integer()};
    if (bytes.seldom()) bound.numerator += bytes.between(-3, 3);
  }
  if (bytes.seldom()) claim.levels.push_back(bytes.any());
  if (bytes.seldom()) claim.bounds.push_back({bytes.integer(), bytes.integer()});
  return claim;
}

}  // namespace sluice::fuzz
