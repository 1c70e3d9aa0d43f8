// SPDX-License-Identifier: GPL-3.0-or-later
/// The set of a sample for a search: the conditions of finitely many distributions in it, and more if a
/// channel found breaks the level. An optimum under these conditions is a bound.
#pragma once

#include <vector>

#include "guarantee/notion.hpp"
#include "guarantee/worst_case.hpp"
#include "protocol/protocol.hpp"

namespace sluice {

/// It begins with the sample alone. `prior` has to outlive it, and the notion is about the set (`by_set`).
class SetCuts {
 public:
  SetCuts(const Prior& prior, const Notion& notion) : SetCuts(prior, prior, notion) {}
  /// The same for the set of the sample, for searches under another prior with the same inputs.
  SetCuts(const Prior& prior, const Prior& sampled, const Notion& notion);

  /// Adds the distributions under which a report of these chances exceeds a level most; returns how many.
  int add(const Vector<double>& chances, double level);

  /// The notion for the distributions found so far.
  [[nodiscard]] const Notion& narrowed() const { return narrowed_; }

  /// Forgets points that no report has come near to for a few rounds, if there are many; they may come again.
  void forget(const Channel& channel, double epsilon);

  /// Adds a row for each comparison at which a report of these chances exceeds `level`: the condition at
  /// `epsilon` of the worst distribution. A report holds there if its row times its chances is at most 0. The
  /// largest entry of a row is 1 or -1.
  void tangents(const Vector<double>& chances, double epsilon, double level,
                std::vector<Vector<double>>& rows) const;

  /// The same report mixed with enough of one that says nothing to hold, up to the level `near`. For a
  /// distribution that it breaks this is a division; such distributions are asked for until there is none.
  [[nodiscard]] Vector<double> pulled(const Vector<double>& chances, double epsilon, double near) const;

  /// A channel of the same reports, each pulled, in such shares that their chances add up.
  [[nodiscard]] Channel held(const Channel& channel, double epsilon, double near) const;

 private:
  bool put(const SetComparison& compared, const Vector<double>& own, const Vector<double>& others);

  const Prior& prior_;
  const Notion& notion_;
  std::vector<SetComparison> compared_;
  Notion narrowed_;
  std::vector<int> idle_;  ///< the number of rounds that each of its points has been idle
};

/// The functions of another objective than the information.
struct ObjectiveWay {
  Propose propose;  ///< under conditions that are listed, with a bound
  /// As an objective's; null if all reports of a channel have to lose the same share.
  double (*worth)(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);
  bool least;            ///< whether less of it is better
  double tolerance = 0;  ///< relative to the bound: a channel so near to it ends the search

  /// The worth if each report is an answer; its negative if less is better.
  [[nodiscard]] double gain(const Prior& prior, const Channel& channel) const;
};

/// The best channel under the set itself, by a function that takes its conditions from a list. It is called
/// again with more of them. This ends when its channel breaks none, the time is over, or a channel is near
/// enough to the bound. Returns the best of the channels that hold (`held`) and the nearest of the bounds.
/// Precondition: the notion is about the set of a sample, without points.
Result<Proposal> proposal_under_set(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& options, const ObjectiveWay& way);

}  // namespace sluice
