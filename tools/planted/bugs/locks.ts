import { foundBy } from './planted-bug.ts'

/** An advisory lock that is not taken: what it lets through one after the other then meets. */
const notTaken = { find: 'pg_advisory_xact_lock(', replace: 'greatest(' } as const
const paymentsTaken =
  'export async function lockPayments(tx: Tx, playerId: PlayerId): Promise<void> {'

/** Calls that would meet, were each lock not there. */
export const lockBugs = [
  ...foundBy('money', 'apps/platform/src/payments/payout/withdrawal.db.test.ts', {
    'apps/platform/src/payments/base/player-lock.ts': {
      'a double click on a withdrawal meets itself': {
        find: `${paymentsTaken}\n`,
        replace: `${paymentsTaken}\n  if (playerId > 0) return\n`,
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/ledger/lanes/races.db.test.ts', {
    'apps/platform/src/ledger/sql/supplier/name-supplier.sql': {
      'two copies number a supplier at the same moment': notTaken,
    },
    'apps/platform/src/ledger/sql/month/prepare-months.sql': {
      'two copies make the same month of the journal': notTaken,
    },
  }),
  ...foundBy('account', 'apps/platform/src/identity-papers/identity-papers-calls.db.test.ts', {
    'apps/platform/src/identity-papers/upload-document.ts': {
      'two documents that are sent at once are counted as one': {
        find: '  await lockDocumentsOf(tx, key.file.playerId)\n',
        replace: '',
      },
    },
  }),
  ...foundBy('games', 'apps/games/src/rounds/versions.db.test.ts', {
    'apps/games/src/catalogue/version-archive.ts': {
      'two copies publish versions of a game at the same moment': notTaken,
    },
  }),
  ...foundBy('games', 'apps/platform/src/lobby/lobby.db.test.ts', {
    'apps/platform/src/lobby/favourites.ts': {
      'games that are marked at once are more than may be marked': notTaken,
    },
  }),
  ...foundBy('money', 'apps/platform/src/bonuses/publish-offer.db.test.ts', {
    'apps/platform/src/bonuses/judge-publishing.ts': {
      'two offers wait for one deposit, since neither saw the other': notTaken,
    },
  }),
  ...foundBy('pages', 'apps/platform/src/content/entries.db.test.ts', {
    'apps/platform/src/content/redirect-rules.ts': {
      'two rules that are saved at once lead round in a circle': notTaken,
    },
  }),
]
