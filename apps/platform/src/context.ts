import { createHmac } from 'node:crypto'
import { systemRandom } from '@nordlys/core'
import type { SealerContext } from './audit/index.ts'
import { type PlatformConfig, readKey } from './config.ts'
import {
  findCampaignName,
  isWelcomeOffered,
  readMinimumAgeYears,
  readMobileDigits,
} from './content/index.ts'
import { connect, type Db, type Tx } from './db/index.ts'
import { forgetOldDocuments, type IdentityPapersContext } from './identity-papers/index.ts'
import { enqueue, type JobsContext } from './jobs/index.ts'
import { fundPools, GroupCommit, prepareMonths, sweepDue } from './ledger/index.ts'
import { findPause, hasDepositLimit, setFirstDepositLimit } from './limits/index.ts'
import {
  countPlay,
  countPlayTask,
  enqueueDueCount,
  keepLatestWins,
  keepPopularGames,
  type LatestWins,
  type PopularGames,
} from './lobby/index.ts'
import { createUnsubscribeTokens, type MarketingContext } from './marketing/index.ts'
import {
  createMessages,
  createMitid,
  createNemKonto,
  createNemKontoSettlements,
  createPaymentProvider,
  createPaymentSettlements,
  createRofus,
  createSupplierDesk,
  type Messages,
} from './outside/index.ts'
import { paymentPlayers } from './payment-players.ts'
import { defaultPaymentSettings, hasDeposited, type PaymentsContext } from './payments/index.ts'
import {
  GameWallet,
  type JackpotBoard,
  Jackpots,
  jackpotBoard,
  type PlayContext,
} from './play/index.ts'
import {
  askRofusAgain,
  askRofusTask,
  createCprVault,
  defaultPlayerRules,
  expireSessions,
  forgetExpired,
  holdLiveSession,
  type PlayersContext,
  readInitials,
  sendWelcomeEmail,
  startStepUp,
  welcomeEmailTask,
} from './players/index.ts'
import {
  enqueueDueRuns,
  nemKontoParty,
  paymentProviderParty,
  type ReconciliationContext,
  reconcile,
  reconcileTask,
  supplierParty,
} from './reconciliation/index.ts'
import {
  askAboutSilentRounds,
  defaultSupplierSettings,
  openSuppliers,
  type SuppliersContext,
} from './suppliers/index.ts'
import {
  forgetOldMessages,
  mailContactMessage,
  mailContactTask,
  type SupportContext,
} from './support/index.ts'
import { defaultThrottleRules, forgetOldWindows } from './throttle/index.ts'

/** Every part of the platform, built once, in reading order: each from those above it. */
export interface PlatformContext {
  db: Db
  commits: GroupCommit
  players: PlayersContext
  marketing: MarketingContext
  payments: PaymentsContext
  play: PlayContext
  wallet: GameWallet
  jackpotBoard: JackpotBoard
  popularGames: PopularGames
  latestWins: LatestWins
  reconciliation: ReconciliationContext
  suppliers: SuppliersContext
  support: SupportContext
  identityPapers: IdentityPapersContext
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
    holdLiveSession: (tx, sessionId) => holdLiveSession(tx, sessionId, clock),
  }
  const jackpots = await Jackpots.open({ db, clock, random, commits })
  const wallet = new GameWallet({ ...play, commits, jackpots })
  const suppliers = await createSuppliersContext(config, play)
  const reconciliation = createReconciliationContext(config, db, suppliers)
  const support = createSupportContext(config, players)
  const jobs = createJobsContext(config, { players, payments, suppliers, reconciliation, support })
  return {
    db,
    commits,
    players,
    marketing: createMarketingContext(config, players),
    payments,
    play,
    wallet,
    jackpotBoard: jackpotBoard(db, clock),
    popularGames: keepPopularGames(db, clock),
    latestWins: keepLatestWins(db, clock, (ids) => readInitials(db, ids)),
    suppliers,
    reconciliation,
    support,
    identityPapers: { db, players },
    sealer: createSealerContext(config, db),
    jobs,
  }
}

function createPlayersContext(config: PlatformConfig, db: Db, messages: Messages): PlayersContext {
  const { clock, outside, secrets, random = systemRandom } = config
  const keys = {
    currentKeyId: '1',
    encryptionKeys: new Map([['1', readKey('the CPR key', secrets.cprKey)]]),
    lookupKey: readKey('the look-up key', secrets.lookupKey),
  }
  const { issuer, clientId, clientSecret } = outside.mitid
  const redirectUri = new URL('/mitid/retur', config.siteUrl)
  const vault = createCprVault(keys, random)
  return {
    db,
    clock,
    random,
    messages,
    enqueue,
    log: config.logger.child({ module: 'players' }),
    vault,
    mitid: createMitid({ issuer: new URL(issuer), clientId, clientSecret, redirectUri }, clock),
    rofus: createRofus({ ...outside.rofus, baseUrl: new URL(outside.rofus.url) }, clock, random),
    limits: { setFirstDepositLimit, hasDepositLimit, findPause },
    throttle: {
      db,
      rules: { ...defaultThrottleRules, ...config.throttle },
      mark: (act, name) => vault.mark(act, name),
    },
    rules: { ...defaultPlayerRules, ...config.rules },
    readMinimumAgeYears: () => readMinimumAgeYears(db),
    readMobileDigits: () => readMobileDigits(db),
    isWelcomeOffered: () => isWelcomeOffered(db),
    findCampaignName: (page, at) => findCampaignName(db, page, at),
  }
}

function createMarketingContext(
  { secrets, random = systemRandom }: PlatformConfig,
  { db, rules, readMobileDigits }: PlayersContext,
): MarketingContext {
  const key = Buffer.from(derivedKey(secrets.lookupKey, 'unsubscribe links'), 'base64url')
  return { db, rules, readMobileDigits, tokens: createUnsubscribeTokens(key, random), hasDeposited }
}

function createPaymentsContext(
  config: PlatformConfig,
  db: Db,
  players: PlayersContext,
): PaymentsContext {
  const { clock, outside, secrets, random = systemRandom } = config
  const { merchantId, callbackUser, callbackPassword, url } = outside.payments
  return {
    db,
    clock,
    random,
    log: config.logger.child({ module: 'wallet' }),
    settings: {
      ...defaultPaymentSettings,
      merchantId,
      cashierUrl: `${url.replace(/\/$/, '')}/cashier`,
      cashierKey: derivedKey(secrets.lookupKey, 'cashier sessions'),
      callbackUser,
      callbackPassword,
      ...config.payments,
    },
    provider: createPaymentProvider({ ...outside.payments, baseUrl: url }),
    nemkonto: createNemKonto({ ...outside.nemkonto, baseUrl: outside.nemkonto.url }),
    players: paymentPlayers(players),
    enqueueEmail: (tx, email) => enqueue(tx, 'send-email', email),
    alarm: (tx, { subject, lines }) =>
      enqueue(tx, 'send-email', {
        to: outside.operationsEmail,
        subject,
        text: lines.join('\n'),
        templateId: 'operations',
      }),
    startStepUp: (request) => startStepUp(players, request),
  }
}

function createReconciliationContext(
  config: PlatformConfig,
  db: Db,
  { suppliers }: SuppliersContext,
): ReconciliationContext {
  const { payments, nemkonto, operationsEmail } = config.outside
  return {
    db,
    log: config.logger.child({ module: 'reconciliation' }),
    parties: [
      paymentProviderParty(createPaymentSettlements({ ...payments, baseUrl: payments.url })),
      nemKontoParty(createNemKontoSettlements({ ...nemkonto, baseUrl: nemkonto.url })),
      ...suppliers.map((supplier) => supplierParty(db, supplier)),
    ],
    enqueueRun: (tx, party) =>
      enqueue(tx, reconcileTask, { party }, { key: `${reconcileTask}-${party}` }),
    enqueueEmail: (tx, email) =>
      enqueue(tx, 'send-email', { ...email, to: operationsEmail, templateId: 'operations' }),
  }
}

function createSealerContext({ clock, logger, outside }: PlatformConfig, db: Db): SealerContext {
  return {
    db,
    clock,
    log: logger.child({ module: 'audit' }),
    alarm: (tx, overdue) =>
      enqueue(tx, 'send-email', {
        to: outside.operationsEmail,
        subject: 'Revisionssporet forsegles ikke',
        text: `${overdue} linjer i revisionssporet har ventet mere end et minut på deres segl.`,
        templateId: 'operations',
      }),
  }
}

async function createSuppliersContext(
  config: PlatformConfig,
  play: PlayContext,
): Promise<SuppliersContext> {
  const { clock, outside } = config
  const named = outside.suppliers.map(({ name, secret, games, url }) => {
    const desk = createSupplierDesk({ name, secret, baseUrl: url, clock })
    return { name, secret, games, desk }
  })
  return {
    play,
    log: config.logger.child({ module: 'wallet' }),
    suppliers: await openSuppliers(play.db, named),
    settings: { ...defaultSupplierSettings, ...config.suppliers },
  }
}

function createSupportContext(
  { outside, secrets }: PlatformConfig,
  players: PlayersContext,
): SupportContext {
  const { db, enqueue, messages, throttle } = players
  return {
    db,
    enqueue,
    messages,
    throttle,
    captchaKey: derivedKey(secrets.lookupKey, 'captchas'),
    customerServiceEmail: outside.customerServiceEmail,
  }
}

function createJobsContext(
  config: PlatformConfig,
  parts: Pick<PlatformContext, 'players' | 'payments' | 'suppliers' | 'reconciliation' | 'support'>,
): JobsContext {
  const { players, payments, suppliers, reconciliation, support } = parts
  const { db } = players
  return {
    ownerUrl: config.databaseUrl,
    clock: config.clock,
    log: config.logger.child({ module: 'jobs' }),
    messages: players.messages,
    payments,
    tickMs: config.tickMs ?? 2_000,
    tasks: {
      [welcomeEmailTask]: ({ playerId }) =>
        sendWelcomeEmail(players, { playerId: Number(playerId) }),
      [askRofusTask]: ({ sessionId }) => askRofusAgain(players, { sessionId: String(sessionId) }),
      [mailContactTask]: ({ messageId }) =>
        mailContactMessage(support, { messageId: String(messageId) }),
      [countPlayTask]: () => countPlay(db, config.clock.now()),
      [reconcileTask]: async ({ party }) => {
        await reconcile(reconciliation, String(party), config.clock.now())
      },
    },
    ticks: {
      'expired sessions': () => expireSessions(db, config.clock),
      'what is no longer needed': (at) => forgetExpired(db, at),
      'old messages': (at) => forgetOldMessages(db, at),
      'old throttle windows': (at) => forgetOldWindows(db, at),
      'old documents': (at) => forgetOldDocuments(db, at),
      'silent rounds': (at) => askAboutSilentRounds(suppliers, at),
      'months ahead': (at) => prepareMonths(db, at),
      'bonuses that expired': (at) => sweepDue(db, at),
      'jackpot pools': (at) => fundPools(db, at),
      'how much is played': (at) => enqueueDueCount({ db, enqueueCount }, at),
      reconciliation: (at) => enqueueDueRuns(reconciliation, at),
    },
  }
}

/** One count waits at a time. */
function enqueueCount(tx: Tx): Promise<void> {
  return enqueue(tx, countPlayTask, {}, { key: countPlayTask })
}

/** A key for one use, from a master key; knowing one tells nothing of another. */
function derivedKey(master: string, use: string): string {
  return createHmac('sha256', Buffer.from(master, 'base64')).update(use).digest('base64url')
}
