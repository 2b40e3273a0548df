// The equilibrium of a small fox round: it gets better, and its numbers fit together.
#include "check.hpp"
#include "rulesets.hpp"
#include "tanglewood/equilibrium/cfr.hpp"

using namespace tw;

int main() {
  equilibrium::Cfr cfr(fox_config(2, {1, 3, 5}, 2, {2, 0, 3}, 0));
  CHECK(cfr.game().deals() == 180);
  for (const equilibrium::Situation& one : cfr.game().situations()) {
    CHECK(one.at + one.actions <= static_cast<int>(cfr.game().numbers()));
    const auto [deal, actions] = cfr.game().story(one.example);
    CHECK(deal.size() == 6);
  }
  const double before = cfr.exploited(cfr.average()).exploitability();
  cfr.run(100);
  const equilibrium::Exploited after = cfr.exploited(cfr.average());
  CHECK(after.exploitability() < 0.01 && after.exploitability() < before);
  CHECK(after.best[0] >= after.value - 1e-6 && after.best[1] >= -after.value - 1e-6);
  bool refused = false;
  try {
    const equilibrium::Unfolded large(published(21));
  } catch (const std::invalid_argument&) {
    refused = true;
  }
  CHECK(refused);
}
