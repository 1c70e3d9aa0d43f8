// SPDX-License-Identifier: GPL-3.0-or-later
/// The set of a sample as a search has it: by the conditions of finitely many distributions in it, and more
/// where what has been found breaks the level. Whatever is optimal under these conditions is a bound.
#pragma once

#include <vector>

#include "guarantee/notion.hpp"
#include "guarantee/worst_case.hpp"
#include "protocol/protocol.hpp"

namespace sluice {

/// At first there is the sample alone. `prior` has to outlive it, and the notion is about the set (`by_set`).
class SetCuts {
 public:
  SetCuts(const Prior& prior, const Notion& notion) : SetCuts(prior, prior, notion) {}
  /// The same of the set of what was sampled, for searches under another prior with the same inputs.
  SetCuts(const Prior& prior, const Prior& sampled, const Notion& notion);

  /// The distributions under which a report of these chances exceeds a level most; how many there are.
  int add(const Vector<double>& chances, double level);

  /// The notion that is about the distributions found so far.
  [[nodiscard]] const Notion& narrowed() const { return narrowed_; }

  /// Lets go of those, of many, that no report has come near to for a few rounds: they may come again.
  void forget(const Channel& channel, double epsilon);

  /// Adds a row for each comparison at which a report of these chances exceeds `level`: the condition at
  /// `epsilon` of the worst distribution. A report holds there if its row times its chances is at most 0. The
  /// largest entry of a row is 1 or -1.
  void tangents(const Vector<double>& chances, double epsilon, double level,
                std::vector<Vector<double>>& rows) const;

  /// The same report with as much of one that says nothing as makes it hold, up to the level `near`: for a
  /// distribution under which it does not that is a division, and they are asked for until there is none.
  [[nodiscard]] Vector<double> pulled(const Vector<double>& chances, double epsilon, double near) const;

  /// A channel of the same reports, each pulled, in such shares that their chances add up.
  [[nodiscard]] Channel held(const Channel& channel, double epsilon, double near) const;

 private:
  bool put(const SetComparison& compared, const Vector<double>& own, const Vector<double>& others);

  const Prior& prior_;
  const Notion& notion_;
  std::vector<SetComparison> compared_;
  Notion narrowed_;
  std::vector<int> idle_;  ///< for how many rounds each of its points has been
};

/// The way by which another objective than the information finds its best channel.
struct ObjectiveWay {
  Propose propose;  ///< under conditions that are listed, with a bound
  /// As an objective's; null where a channel may only lose the same share of all its reports.
  double (*worth)(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);
  bool least;            ///< whether less of it is better
  double tolerance = 0;  ///< of the bound: a channel so near to it is good enough

  /// The worth where each report is an answer, negative where less is better.
  [[nodiscard]] double gain(const Prior& prior, const Channel& channel) const;
};

/// The best under the set itself by a way that takes its conditions from a list. It is asked again with more
/// of them until its channel breaks none, there is no time, or a channel is as good as the bound. Of the
/// channels that hold (`held`) the best is kept, of an objective's bounds the nearest. Precondition: the
/// notion is about the set of a sample, without points.
Result<Proposal> proposal_under_set(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& options, const ObjectiveWay& way);

}  // namespace sluice
