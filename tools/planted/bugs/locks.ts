import type { PlantedBug } from './planted-bug.ts'

/** An advisory lock that is not taken: what it lets through one after the other then meets. */
const notTaken = { find: 'pg_advisory_xact_lock(', replace: 'greatest(' } as const

const paymentsTaken =
  'export async function lockPayments(tx: Tx, playerId: PlayerId): Promise<void> {'

const races = { part: 'money', test: 'apps/platform/src/ledger/lanes/races.db.test.ts' } as const

/** Calls that would meet, were each lock not there. */
export const lockBugs: readonly PlantedBug[] = [
  {
    part: 'money',
    test: 'apps/platform/src/payments/payout/withdrawal.db.test.ts',
    claim: '[LED-02] one wish to withdraw that is sent twice at once is one',
    what: 'a double click on a withdrawal meets itself',
    file: 'apps/platform/src/payments/base/player-lock.ts',
    find: `${paymentsTaken}\n`,
    replace: `${paymentsTaken}\n  if (playerId > 0) return\n`,
  },
  {
    ...races,
    ...notTaken,
    claim: 'two copies that name one supplier at once give it one number, which is no other’s',
    what: 'two copies number a supplier at the same moment',
    file: 'apps/platform/src/ledger/sql/supplier/name-supplier.sql',
  },
  {
    ...races,
    ...notTaken,
    claim: 'two copies that prepare the same months at once make each once',
    what: 'two copies make the same month of the journal',
    file: 'apps/platform/src/ledger/sql/month/prepare-months.sql',
  },
  {
    ...notTaken,
    part: 'account',
    test: 'apps/platform/src/identity-papers/identity-papers-calls.db.test.ts',
    claim: '[SEC-85] of two documents sent at once where one is left for the day, one is kept',
    what: 'two documents that are sent at once are counted as one',
    file: 'apps/platform/src/identity-papers/upload-document.ts',
  },
  {
    ...notTaken,
    part: 'games',
    test: 'apps/games/src/rounds/versions.db.test.ts',
    claim: 'two copies that publish at once publish once',
    what: 'two copies publish versions of a game at the same moment',
    file: 'apps/games/src/catalogue/version-archive.ts',
  },
  {
    ...notTaken,
    part: 'games',
    test: 'apps/platform/src/lobby/lobby.db.test.ts',
    claim: 'are refused beyond so many, however many are marked at once',
    what: 'games that are marked at once are more than may be marked',
    file: 'apps/platform/src/lobby/favourites.ts',
  },
  {
    ...notTaken,
    part: 'money',
    test: 'apps/platform/src/bonuses/publish-offer.db.test.ts',
    claim: '[BONUS-01] of two offers for one deposit that are published at once one is',
    what: 'two offers wait for one deposit, since neither saw the other',
    file: 'apps/platform/src/bonuses/judge-publishing.ts',
  },
  {
    ...notTaken,
    part: 'pages',
    test: 'apps/platform/src/content/entries.db.test.ts',
    claim: '[FLT-26] a rule that leads round in a circle with others is not saved',
    what: 'two rules that are saved at once lead round in a circle',
    file: 'apps/platform/src/content/redirect-rules.ts',
  },
]
