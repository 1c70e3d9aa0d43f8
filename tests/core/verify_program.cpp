// SPDX-License-Identifier: GPL-3.0-or-later
/// Audits protocols that come as plain numbers on standard input, one after the other. It prints a line for
/// each: the verdict and the worst ratio, or the reason for a refusal. The tests of the API compare it with
/// the same code in WebAssembly and with the checker in TypeScript.
#include <iostream>
#include <vector>

#include "claim_text.hpp"

using namespace sluice;

namespace {

void print(const Side& side) {
  std::cout << ' ' << side.secret << ' ' << side.data << ' ' << (side.data < 0 ? 0 : side.known);
}

void print(const Audit& audit, const std::vector<double>& levels, bool marks) {
  std::cout << (audit.holds ? "holds" : "broken");
  if (audit.worst) {
    const Ratio& worst = *audit.worst;
    std::cout << ' ' << worst.numerator << ' ' << worst.denominator << ' ' << levels[worst.level];
    if (marks) {
      std::cout << " marks";
      for (const Index mark : worst.marks) std::cout << ',' << mark;
    } else {
      std::cout << ' ' << worst.report;
    }
    print(worst.more);
    print(worst.less);
    std::cout << ' ' << audit.slack;
  }
  if (audit.reason) std::cout << " # " << audit.reason->english();
  std::cout << '\n';
}

}  // namespace

int main() {
  std::cout.precision(17);
  while (!(std::cin >> std::ws).eof()) {
    const auto stated = test::read_claim(std::cin);
    if (!stated) {
      std::cerr << "This is no claim.\n";
      return 1;
    }
    const auto& [claim, table, released] = *stated;
    const auto prior = make_prior(table);
    if (!prior) {
      std::cout << "refused " << prior.failure().message() << '\n';
      continue;
    }
    const auto found =
        std::visit([&](const auto& channel) { return audit(*prior, stated->claim, channel); }, released);
    if (found) {
      print(*found, claim.levels, std::holds_alternative<Marks>(released));
    } else {
      std::cout << "refused " << found.failure().message() << '\n';
    }
  }
  return 0;
}
