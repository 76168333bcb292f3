import { type Clock, minuteMs, type Random } from '@nordlys/core'
import { sql } from 'kysely'
import { pino } from 'pino'
import { connectThrough } from '../../apps/platform/src/db/index.ts'
import { enqueue } from '../../apps/platform/src/jobs/index.ts'
import { GroupCommit } from '../../apps/platform/src/ledger/index.ts'
import {
  createCard,
  defaultPaymentSettings,
  type PaymentsContext,
} from '../../apps/platform/src/payments/index.ts'
import { GameWallet, type PlayContext } from '../../apps/platform/src/play/index.ts'
import type { SuppliersContext } from '../../apps/platform/src/suppliers/index.ts'
import type { Process } from './connection.ts'
import type { Facts } from './facts.ts'
import { gameId } from './facts.ts'
import type { Gate } from './gate.ts'

const payoutDelayMs = 10_000
/** So soon that rounds whose messages are under way are asked about, too. */
const silence = { silentAfterMs: 8_000, askAgainAfterMs: 4_000, reportAfterMs: 10 * minuteMs }

/** One running copy of the platform: the product's own modules, and all they hold in memory. */
export type Copy = Awaited<ReturnType<typeof startCopy>>

export interface CopyParts {
  gate: Gate
  clock: Clock
  random: Random
  facts: Facts
}

/** Starts a copy; it is ready when the schedule has let its first queries through. */
export async function startCopy(parts: CopyParts, process: Process) {
  const { gate, clock, random } = parts
  const db = connectThrough(gate.pool(process))
  const newClient = () => gate.laneClient(process)
  const commits = await GroupCommit.open({ databaseUrl: '', clock, lanes: 1, newClient })
  const payments = paymentsOf(parts, process, db)
  const lockLiveSession = async () => true
  const play = { db, clock, random, playerRefKey: 'a key of this run', lockLiveSession }
  const wallet = new GameWallet({ ...play, commits })
  const suppliers = suppliersOf(parts, process, play)
  return Object.assign(process, { payments, play, wallet, suppliers })
}

function suppliersOf(
  { gate, facts }: CopyParts,
  process: Process,
  play: PlayContext,
): SuppliersContext {
  const supplier = {
    id: 1,
    name: 'a-supplier',
    secret: 'a secret of this run',
    definitions: new Map([[gameId, facts.supplier.definition]]),
    desk: facts.supplier.asked(gate, process),
  }
  return { play, log: pino({ level: 'silent' }), suppliers: [supplier], settings: silence }
}

function paymentsOf(parts: CopyParts, process: Process, db: PaymentsContext['db']) {
  const { gate, clock, random, facts } = parts
  const log = pino({ level: 'silent' })
  const cards = { db, clock, random, log, cardTokens: noTokens, ...paymentSettings }
  return {
    db,
    clock,
    random,
    log,
    settings: paymentSettings,
    methods: {
      card: createCard(cards, facts.provider.asked(gate, process)),
      mobile_pay: noMobilePay,
    },
    nemkonto: facts.bank.asked(gate, process),
    players: simulatedPlayers,
    enqueueEmail: (tx, email) => enqueue(tx, 'send-email', email),
    eventJob: (eventId) => sql`${eventId}`,
    alarm: async () => undefined,
    startStepUp: async ({ action, at }) => ({
      ok: true,
      authorizeUrl: 'http://127.0.0.1/mitid',
      transaction: action.kind === 'withdrawal' ? action.intentId : action.idempotencyKey,
      expiresAt: at,
    }),
  } satisfies PaymentsContext
}

const paymentSettings = {
  ...defaultPaymentSettings,
  ...{ merchantId: '1', cashierUrl: 'http://127.0.0.1/cashier', cashierKey: 'a key of this run' },
  ...{ callbackUser: 'provider', callbackPassword: 'secret' },
  mobilePay: { merchantSerialNumber: '1', webhookUrl: 'http://127.0.0.1/outside/mobilepay/events' },
  payoutDelayMs,
}

/** No card is saved here. */
const noTokens = {
  encrypt: () => '',
  decrypt: () => '',
  mark: () => Buffer.alloc(32),
}

/** Deposits are by card alone here. */
const noMobilePay: PaymentsContext['methods']['mobile_pay'] = {
  isOpen: async () => false,
  start: async () => ({}),
  ask: async () => [],
  giveBack: async () => 'refused',
  tooLate: 'mobilepay-expired',
}

const contact = { firstName: 'Anna', lastName: 'Nielsen', email: 'anna@example.dk' }

/** Who players are is not simulated. */
const simulatedPlayers: PaymentsContext['players'] = {
  findContact: async (_db, playerId) => ({ playerId, ...contact }),
  // No database is restored here, so nobody is looked for by what a payout's file says.
  findByCpr: async () => undefined,
  readStanding: async () => 'open',
  revealCpr: async (_tx, id) => `610190${id.toString().slice(-4)}`,
  encrypt: (text) => `sealed.${Buffer.from(text).toString('base64')}`,
  decrypt: (encrypted) => Buffer.from(encrypted.slice(7), 'base64').toString(),
  readNewestDocuments: async () => new Map(),
  readDocumentJudges: async () => [],
}
