// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/set_reporting.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "optimise/highest.hpp"
#include "prior/information.hpp"
#include "protocol/robust_noise.hpp"
#include "protocol/set_response.hpp"

namespace sluice::set_reporting {
namespace {

// Responses with more reports than this are left out.
constexpr Index kMostReports = 500;
// Two responses are equally good if they differ by no more; then the simpler one is used.
constexpr double kAlike = 1e-9;

/// A response, with the probabilities of its sets under the prior.
struct Family {
  SetResponse response;
  Matrix<double> sets;
  /// Secrets x sets: P(B|s) in the sample, and its least and largest value within the ranges.
  Matrix<double> given;
  Matrix<double> least;
  Matrix<double> most;
};

Family family(const SetResponse& response, const Matrix<double>& given, const robust::Ranges& ranges) {
  const Matrix<double> sets = sets_of(response);
  const Matrix<double> outside = 1 - sets.array();
  const auto in = [&](const Matrix<double>& of, const Matrix<double>& which) {
    return Matrix<double>(of * which.transpose());
  };
  const auto rest = [&](const Matrix<double>& of) { return Matrix<double>(1 - in(of, outside).array()); };
  return {response, sets, in(given, sets), in(ranges.least, sets).cwiseMax(rest(ranges.most)),
          in(ranges.most, sets).cwiseMin(rest(ranges.least))};
}

std::vector<Family> families(Index most, const Matrix<double>& given, const robust::Ranges& ranges) {
  std::vector<Family> all;
  for (const SetResponse& response : set_responses(given.cols(), most))
    all.push_back(family(response, given, ranges));
  return all;
}

/// The largest z with  1 + z more <= e^level (1 + z less).
double largest_noise(double level, double more, double less) {
  const double broken = more - std::exp(level) * less;
  return broken > 0 ? std::expm1(level) / broken : std::numeric_limits<double>::infinity();
}

/// I of the truth and its set, in nats, if the sets have these probabilities.
double information(const Family& of, const Vector<double>& probabilities, double z) {
  const SetChances likely = chances(of.response, of.sets, z);
  const Vector<double> reported =
      likely.outside + (likely.inside - likely.outside).cwiseProduct(probabilities);
  return entropy(reported) - uncertainty(of.sets, likely);
}

/// P(B|x), categories x sets.
Channel channel_of(const Family& of, double z) {
  const SetChances likely = chances(of.response, of.sets, z);
  Channel channel(of.sets.cols(), of.sets.rows());
  for (Index x = 0; x < channel.rows(); ++x) {
    for (Index i = 0; i < channel.cols(); ++i)
      channel(x, i) = of.sets(i, x) > 0 ? likely.inside(i) : likely.outside(i);
  }
  return channel;
}

/// The channel without reports that nobody sends.
Channel without_empty(const Channel& channel) {
  std::vector<Index> reported;
  for (Index y = 0; y < channel.cols(); ++y) {
    if (channel.col(y).maxCoeff() > 0) reported.push_back(y);
  }
  return channel(Eigen::all, reported);
}

double independent_noise(const Family& of, double epsilon2) {
  double z = std::numeric_limits<double>::infinity();
  for (Index i = 0; i < of.sets.rows(); ++i) {
    for (Index s = 0; s < of.least.rows(); ++s) {
      for (Index other = 0; other < of.least.rows(); ++other) {
        if (s != other) z = std::min(z, largest_noise(epsilon2, of.most(s, i), of.least(other, i)));
      }
    }
  }
  return z;
}

/// A set A of secrets and a set B of data, drawn independently.
struct Independent {
  const Matrix<double>* joint;
  const Family* secrets;
  const Family* data;
  double level;

  /// I(S,U;A,B).
  [[nodiscard]] double kept(double epsilon2) const {
    const double of_secret = std::expm1(level - epsilon2);
    const double of_data = independent_noise(*data, epsilon2);
    const Channel one = channel_of(*secrets, of_secret);
    const Channel other = channel_of(*data, of_data);
    const Matrix<double> reported = one.transpose() * *joint * other;
    return entropy(reported.reshaped()) - entropy(one.row(0).transpose()) - entropy(other.row(0).transpose());
  }
  /// The best of a few splits, which is enough for a choice.
  [[nodiscard]] double rough_split() const {
    return highest([this](double epsilon2) { return kept(epsilon2); }, 0, level, 100, 1e-3 * level);
  }
  [[nodiscard]] double best_split() const {
    return robust::best_split(level, [this](double epsilon2) { return kept(epsilon2); });
  }
  [[nodiscard]] Channel channel(double epsilon2) const {
    const Channel one = channel_of(*secrets, std::expm1(level - epsilon2));
    const Channel other = channel_of(*data, independent_noise(*data, epsilon2));
    Channel both(one.rows() * other.rows(), one.cols() * other.cols());
    for (Index s = 0; s < one.rows(); ++s) {
      for (Index i = 0; i < one.cols(); ++i)
        both.block(s * other.rows(), i * other.cols(), other.rows(), other.cols()) = one(s, i) * other;
    }
    return without_empty(both);
  }
};

Vector<double> conditional_noise(const Family& of, double epsilon1, double epsilon2) {
  const double reverse = epsilon2 + 2 * epsilon1;
  Vector<double> z = Vector<double>::Constant(of.given.rows(), std::numeric_limits<double>::infinity());
  if (of.given.rows() == 1) return z;  // a single secret is compared with none
  for (Index s = 0; s < of.given.rows(); ++s) {
    for (Index i = 0; i < of.sets.rows(); ++i) {
      z(s) = std::min({z(s), largest_noise(epsilon2, of.most(s, i), of.given(s, i)),
                       largest_noise(reverse, of.given(s, i), of.least(s, i))});
    }
  }
  return z;
}

/// The response for each secret's data.
struct Choice {
  std::vector<const Family*> of;
  Vector<double> z;
  double kept = 0;  ///< the sum of P(s) I(U;B|s)
};

Choice choice(const Vector<double>& secret, const std::vector<Family>& all, double epsilon1,
              double epsilon2) {
  Choice best{std::vector<const Family*>(static_cast<std::size_t>(secret.size())),
              Vector<double>::Zero(secret.size())};
  Vector<double> most = Vector<double>::Constant(secret.size(), -1);
  for (const Family& each : all) {
    const Vector<double> z = conditional_noise(each, epsilon1, epsilon2);
    for (Index s = 0; s < secret.size(); ++s) {
      const double kept = information(each, each.given.row(s).transpose(), z(s));
      if (kept <= most(s) + kAlike) continue;
      most(s) = kept;
      best.of[static_cast<std::size_t>(s)] = &each;
      best.z(s) = z(s);
    }
  }
  best.kept = secret.dot(most);
  return best;
}

}  // namespace

Result<Proposal> propose_independent(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& /*options*/) {
  const Matrix<double>& joint = prior.probabilities.cells;
  const double level = robust::calibrated_level(epsilon);
  const auto ranges = robust::proved_ranges(notion.parameters);
  const Matrix<double> given = data_given_secret(prior);
  const Matrix<double> itself = Matrix<double>::Identity(joint.rows(), joint.rows());
  const auto secrets = families(kMostReports / joint.cols(), itself, {itself, itself});
  const auto all = families(kMostReports / joint.rows(), given, ranges);
  Independent best{&joint, &secrets.front(), &all.front(), level};
  // The choice is rough, so it is compared with randomised response in the end.
  const Independent plain = best;
  double most = best.kept(best.rough_split());
  for (const Family& of_secret : secrets) {
    for (const Family& of_data : all) {
      if (of_secret.sets.rows() * of_data.sets.rows() > kMostReports) continue;
      const Independent way{&joint, &of_secret, &of_data, level};
      const double reached = way.kept(way.rough_split());
      if (reached <= most + kAlike) continue;
      most = reached;
      best = way;
    }
  }
  const double split = best.best_split();
  const double plain_split = plain.best_split();
  if (plain.kept(plain_split) > best.kept(split)) return Proposal{plain.channel(plain_split)};
  return Proposal{best.channel(split)};
}

Result<Proposal> propose_conditional(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& /*options*/) {
  const Index c = prior.secrets();
  const Index m = prior.categories();
  const double level = robust::calibrated_level(epsilon);
  const Vector<double>& secret = prior.probabilities.secret;
  const auto all =
      families(kMostReports / c, data_given_secret(prior), robust::proved_ranges(notion.parameters));
  const auto of_secret = [&](double epsilon1) { return robust::response(std::expm1(epsilon1), c); };
  const auto kept = [&](double epsilon2) {
    const auto [truth, other] = of_secret(level - epsilon2);
    const Vector<double> reported = other + (truth - other) * secret.array();
    return entropy(reported) - entropy_term(truth) - static_cast<double>(c - 1) * entropy_term(other) +
           truth * choice(secret, all, level - epsilon2, epsilon2).kept;
  };
  const double epsilon2 = robust::best_split(level, kept);
  const auto [truth, other] = of_secret(level - epsilon2);
  const Choice best = choice(secret, all, level - epsilon2, epsilon2);
  Index count = 0;
  for (const Family* each : best.of) count += each->sets.rows();
  Channel channel(c * m, count);
  Index first = 0;
  for (Index s = 0; s < c; ++s) {
    const Family& own = *best.of[static_cast<std::size_t>(s)];
    const Channel of_data = channel_of(own, best.z(s));
    const Index width = of_data.cols();
    const Vector<double> drawn = of_data.transpose() * data_given_secret(prior).row(s).transpose();
    channel.middleCols(first, width).rowwise() = other * drawn.transpose();
    channel.block(s * m, first, m, width) = truth * of_data;
    first += width;
  }
  return Proposal{without_empty(channel)};
}

}  // namespace sluice::set_reporting
