import { accountBugs } from './bugs/account.ts'
import { barBugs } from './bugs/bars.ts'
import { bonusEndBugs } from './bugs/bonus-ends.ts'
import { complaintBugs } from './bugs/complaints.ts'
import { contactBugs } from './bugs/contacts.ts'
import { figureBugs } from './bugs/figures.ts'
import { gamesBugs } from './bugs/games.ts'
import { limitBugs } from './bugs/limits.ts'
import { liveBugs } from './bugs/live.ts'
import { lockBugs } from './bugs/locks.ts'
import { mobilePayBugs } from './bugs/mobile-pay.ts'
import { moneyBugs } from './bugs/money.ts'
import { noticeBugs } from './bugs/notice.ts'
import { offerBugs } from './bugs/offers.ts'
import { pagesBugs } from './bugs/pages.ts'
import { payoutBugs } from './bugs/payouts.ts'
import { personalDataBugs } from './bugs/personal-data.ts'
import type { PlantedBug } from './bugs/planted-bug.ts'
import { securityBugs } from './bugs/security.ts'
import { sentenceBugs } from './bugs/sentences.ts'
import { serversBugs } from './bugs/servers.ts'
import { spinBugs } from './bugs/spins.ts'
import { tableBugs } from './bugs/tables.ts'
import { tablesAtOnceBugs } from './bugs/tables-at-once.ts'

/**
 * Every bug that may be planted, each for a claim that left the browser or was merged, or of what no second
 * window may pass.
 */
export const bugs: readonly PlantedBug[] = [
  ...sentenceBugs,
  ...moneyBugs,
  ...mobilePayBugs,
  ...noticeBugs,
  ...accountBugs,
  ...barBugs,
  ...payoutBugs,
  ...complaintBugs,
  ...contactBugs,
  ...personalDataBugs,
  ...figureBugs,
  ...limitBugs,
  ...offerBugs,
  ...bonusEndBugs,
  ...spinBugs,
  ...tableBugs,
  ...liveBugs,
  ...tablesAtOnceBugs,
  ...lockBugs,
  ...pagesBugs,
  ...securityBugs,
  ...gamesBugs,
  ...serversBugs,
]
