import { systemRandom } from '@nordlys/core'
import type { SealerContext } from '../audit/index.ts'
import { connect, type Db } from '../db/index.ts'
import type { IdentityPapersContext } from '../identity-papers/index.ts'
import type { JobsContext } from '../jobs/index.ts'
import { GroupCommit, LongReads, prepareMonths } from '../ledger/index.ts'
import {
  keepLatestWins,
  keepPopularGames,
  type LatestWins,
  type PopularGames,
} from '../lobby/index.ts'
import type { MarkersContext } from '../markers/index.ts'
import type { MarketingContext } from '../marketing/index.ts'
import { createMessages } from '../outside/index.ts'
import {
  findDocumentAskers,
  isDocumentReliedOn,
  noteDocumentRejected,
  noteDocumentSent,
  type PaymentsContext,
} from '../payments/index.ts'
import type { PersonalDataContext } from '../personal-data/index.ts'
import {
  GameWallet,
  type JackpotBoard,
  Jackpots,
  jackpotBoard,
  type PlayContext,
  TableWallet,
} from '../play/index.ts'
import { lockLiveSession, type PlayersContext, readInitials } from '../players/index.ts'
import type { ReconciliationContext } from '../reconciliation/index.ts'
import type { SuppliersContext } from '../suppliers/index.ts'
import type { SupportContext } from '../support/index.ts'
import type { PlatformConfig } from './config.ts'
import { derivedKey } from './derived-key.ts'
import { createJobsContext } from './jobs.ts'
import { createMarkersContext } from './markers.ts'
import { createMarketingContext } from './marketing.ts'
import { createPaymentsContext } from './payments.ts'
import { createPersonalDataContext } from './personal-data.ts'
import { createPlayersContext } from './players.ts'
import { createReconciliationContext } from './reconciliation.ts'
import { createSealerContext } from './sealer.ts'
import { createSuppliersContext } from './suppliers.ts'
import { createSupportContext } from './support.ts'

/** Every part of the platform, built once, in reading order: each from those above it. */
export interface PlatformContext {
  db: Db
  commits: GroupCommit
  longReads: LongReads
  players: PlayersContext
  marketing: MarketingContext
  payments: PaymentsContext
  play: PlayContext
  wallet: GameWallet
  tables: TableWallet
  jackpotBoard: JackpotBoard
  popularGames: PopularGames
  latestWins: LatestWins
  reconciliation: ReconciliationContext
  suppliers: SuppliersContext
  support: SupportContext
  identityPapers: IdentityPapersContext
  markers: MarkersContext
  personalData: PersonalDataContext
  sealer: SealerContext
  jobs: JobsContext
}

export async function createContext(config: PlatformConfig): Promise<PlatformContext> {
  const { clock, databaseUrl, outside, secrets, random = systemRandom } = config
  const db = connect(databaseUrl)
  await prepareMonths(db, clock.now())
  const commits = await GroupCommit.open({
    databaseUrl,
    clock,
    ...(config.ledgerLanes !== undefined && { lanes: config.ledgerLanes }),
  })
  const messages = createMessages({
    baseUrl: new URL(outside.messages.url),
    apiKey: outside.messages.credential,
  })
  const players = createPlayersContext(config, db, messages)
  const payments = createPaymentsContext(config, db, players)
  const play: PlayContext = {
    db,
    clock,
    random,
    playerRefKey: derivedKey(secrets.lookupKey, 'player names towards games'),
    lockLiveSession: (tx, sessionId) => lockLiveSession(tx, sessionId, clock),
  }
  const jackpots = await Jackpots.open({ db, clock, random, commits })
  const wallet = new GameWallet({ ...play, commits, jackpots })
  const tables = await TableWallet.open(play)
  const suppliers = await createSuppliersContext(config, play)
  const reconciliation = createReconciliationContext(config, db, suppliers, payments)
  const identityPapers = {
    ...{ db, players },
    payouts: {
      noteSent: noteDocumentSent,
      noteRejected: noteDocumentRejected,
      findAskers: findDocumentAskers,
      isReliedOn: isDocumentReliedOn,
    },
  }
  const support = createSupportContext(config, players, identityPapers)
  const markers = createMarkersContext(config, db)
  const personalData = createPersonalDataContext(config, players, payments)
  const parts = { players, payments, suppliers, reconciliation, support, markers, personalData }
  const jobs = createJobsContext(config, parts)
  return {
    db,
    commits,
    longReads: new LongReads(),
    players,
    marketing: createMarketingContext(config, players),
    payments,
    play,
    wallet,
    tables,
    jackpotBoard: jackpotBoard(db, clock),
    popularGames: keepPopularGames(db, clock),
    latestWins: keepLatestWins(db, clock, (ids) => readInitials(db, ids)),
    suppliers,
    reconciliation,
    support,
    identityPapers,
    markers,
    personalData,
    sealer: createSealerContext(config, db),
    jobs,
  }
}
