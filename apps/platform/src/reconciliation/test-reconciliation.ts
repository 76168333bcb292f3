import { hourMs, type Ore, type PlayerId, secret, systemRandom, timeKey } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { expect } from 'vitest'
import { registerSupplierCalls } from '../http/supplier-calls.ts'
import {
  createNemKonto,
  createNemKontoSettlements,
  createPaymentProvider,
  createPaymentSettlements,
  createSupplierDesk,
  type PaymentProvider,
} from '../outside/index.ts'
import type { PaymentsContext } from '../payments/base/payments-context.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { createCard } from '../payments/card/card-method.ts'
import { settleTakenBack } from '../payments/deposit/take-back.ts'
import { advancePayouts } from '../payments/payout/payout-progress.ts'
import { createWithdrawal, startWithdrawal } from '../payments/payout/withdrawal.ts'
import { startPlay } from '../play/index.ts'
import {
  defaultSupplierSettings,
  openSuppliers,
  type Supplier,
  type SuppliersContext,
} from '../suppliers/index.ts'
import { nemKontoParty, paymentProviderParty, reconcile, supplierParty } from './index.ts'
import type { OperationsEmail, ReconciliationContext } from './reconciliation-context.ts'

const login = { user: 'nordlys', password: 'sandbox-secret' }
const supplierSecret = 'sandbox-secret'

const gameId = 'runer'

/** A world a test: no more connections than three runs at once and the parties' messages take. */
const connectionsMax = 8

export interface TestPlay {
  playSession: string
  playerRef: string
  gameId: string
}

type Sandbox = Awaited<ReturnType<typeof startSandbox>>

/** Payments on a real database and the outside parties' stand-ins, all by one clock moved by hand. */
export class TestReconciliation implements AsyncDisposable {
  readonly world: TestPayments
  readonly sandbox: Sandbox
  readonly payments: PaymentsContext
  readonly suppliers: SuppliersContext
  readonly context: ReconciliationContext
  readonly emails: OperationsEmail[] = []
  readonly logged: string[] = []
  readonly cprs = new Map<PlayerId, string>()
  readonly #provider: PaymentProvider

  static async open(): Promise<TestReconciliation> {
    const world = await TestPayments.open(connectionsMax)
    /** The stand-in's address is known only after the platform's. */
    const opened: Supplier[] = []
    const suppliers = suppliersOf(world, opened)
    registerSupplierCalls(world.app, suppliers)
    const platformUrl = await world.app.listen({ port: 0, host: '127.0.0.1' })
    const sandbox = await startSandbox({
      port: 0,
      siteUrl: 'http://localhost:3000',
      platformUrl,
      clock: world.clock,
      paymentCallbackCredential: { user: 'provider', password: 'callback-secret' },
      delays: {
        callbackRetryMs: [1, 1, 1],
        lateTransferMs: hourMs,
        nemkontoStepMs: hourMs,
        supplierRepeatMs: hourMs,
      },
    })
    const signer = { name: 'sandbox', secret: supplierSecret }
    const baseUrl = `${sandbox.url}/supplier`
    const desk = createSupplierDesk({ ...signer, baseUrl, clock: world.clock, limit: 2 })
    opened.push(...(await openSuppliers(world.db, [{ ...signer, games: [gameId], desk }])))
    return new TestReconciliation(world, sandbox, suppliers)
  }

  private constructor(world: TestPayments, sandbox: Sandbox, suppliers: SuppliersContext) {
    this.world = world
    this.sandbox = sandbox
    this.suppliers = suppliers
    const payments = { ...login, baseUrl: `${sandbox.url}/payments` }
    this.#provider = createPaymentProvider(payments)
    const nemkonto = { ...login, baseUrl: `${sandbox.url}/nemkonto` }
    this.payments = {
      ...world.context,
      methods: {
        ...world.context.methods,
        card: createCard(world.cards, this.#provider),
      },
      nemkonto: createNemKonto(nemkonto),
      players: {
        ...world.context.players,
        revealCpr: async (_tx, id) => this.cprs.get(id) ?? '6101900000',
      },
    }
    this.context = {
      db: world.db,
      log: pino({ level: 'error' }, { write: (line) => this.logged.push(line) }),
      // Two items a page, so that every comparison goes over pages.
      parties: [
        paymentProviderParty(
          createPaymentSettlements({ ...payments, limit: 2 }),
          async (standing) => {
            await world.db
              .transaction()
              .execute((tx) => settleTakenBack(this.payments, tx, standing))
          },
        ),
        nemKontoParty(createNemKontoSettlements({ ...nemkonto, limit: 2 })),
        ...suppliers.suppliers.map((supplier) => supplierParty(world.db, supplier)),
      ],
      enqueueRun: async () => undefined,
      enqueueEmail: async (_tx, email) => {
        this.emails.push(email)
      },
    }
  }

  /** A player with so much cash who has opened the supplier's game. */
  async playing(player: PlayerId): Promise<TestPlay> {
    const at = this.world.clock.now()
    const sessionEndsAt = new Date(at.getTime() + 12 * hourMs)
    const wish = { playerId: player, sessionId: 'a-session', gameId, sessionEndsAt, at }
    const { launchToken } = await startPlay(this.suppliers.play, wish)
    const response = await this.post('/control/supplier/open', { launchToken })
    const { answer } = (await response.json()) as { answer: { ok: boolean } & TestPlay }
    if (!answer.ok) throw new Error(`the game was not opened: ${JSON.stringify(answer)}`)
    const { playSession, playerRef } = answer
    return { playSession, playerRef, gameId }
  }

  /** The supplier plays a round as told; the numbers of its messages, in the order of the steps. */
  async round(play: TestPlay, steps: readonly object[], roundId?: string): Promise<string[]> {
    const script = { play, steps, roundId }
    const response = await this.post('/control/supplier/rounds', script)
    const told = (await response.json()) as { messages: { transactionId?: string }[] }
    return told.messages.map(({ transactionId }) => transactionId ?? '')
  }

  /** The supplier's books, and all that the stand-ins remember, are gone. */
  forget = () => this.post('/control/reset', {})

  post(path: string, body: unknown): Promise<Response> {
    return fetch(`${this.sandbox.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  /** All that waits at the outside parties happens, and NemKonto goes one step on. */
  flush = () => this.post('/control/flush', {})

  plant = (party: string, reference: string, fault: string) =>
    this.post('/control/list', { party, reference, fault })

  /** Pays a deposit with the card of this number, as far as it goes by itself. */
  async pay(cardNumber: string, amountOre: Ore): Promise<{ player: PlayerId; txId: string }> {
    const player = await this.world.player()
    const started = await this.world.deposit(player, `${amountOre / 100n}`)
    const response = await this.post('/payments/api/creditcard/deposit/process', {
      ...started.cashier,
      reference: started.deposit.reference,
      amountOre: amountOre.toString(),
      cardHolder: 'Anna Nielsen',
      cardNumber,
      expiryMonth: '12',
      expiryYear: '2029',
      cvv: '123',
    })
    const { txId } = (await response.json()) as { txId: string }
    const answer = new URLSearchParams({ answer: 'approved' })
    await fetch(`${this.sandbox.url}/payments/3ds/${txId}`, { method: 'POST', body: answer })
    const provider = this.#provider
    const { reference } = started.deposit
    const state = async () => (await provider.findTransactions(reference)).at(-1)?.state
    await expect.poll(state).not.toMatch(/PROCESSING|WAITING/)
    return { player, txId }
  }

  async withdraw(player: PlayerId, cpr: string): Promise<string> {
    this.cprs.set(player, cpr)
    const request = { amount: '100', idempotencyKey: crypto.randomUUID() }
    const started = await startWithdrawal(
      this.payments,
      { playerId: player, standing: 'open' },
      request,
    )
    const intentId = started.ok ? started.transaction : ''
    const made = await createWithdrawal(this.payments, { intentId, playerId: player })
    if (!made.ok) throw new Error(`the withdrawal was refused: ${made.refusal}`)
    return made.withdrawalId
  }

  advancePayouts = () => advancePayouts(this.payments, this.world.clock.now())

  /** One run of each party at this moment, by name. */
  async run(): Promise<Record<string, string>> {
    const outcomes: Record<string, string> = {}
    for (const { name } of this.context.parties) {
      outcomes[name] = await reconcile(this.context, name, this.world.clock.now())
    }
    return outcomes
  }

  /** A quarter of an hour, with a run every two minutes as in the product. */
  async quarter(): Promise<void> {
    for (let minutes = 0; minutes < 14; minutes += 2) {
      this.world.clock.advance({ minutes: 2 })
      await this.run()
    }
    this.world.clock.advance({ minutes: 1 })
  }

  async open(): Promise<object[]> {
    const { rows } = await sql<object>`
      SELECT party, reference, kind, ours_ore, theirs_ore FROM audit_differences
      WHERE resolved_at IS NULL ORDER BY difference_id`.execute(this.world.db)
    return rows
  }

  /** Everything the ledger holds, in one word. */
  async books(): Promise<string> {
    const { rows } = await sql<{ digest: string }>`
      SELECT md5(string_agg(j::text, '' ORDER BY key)) || (SELECT md5(string_agg(p::text, ''
        ORDER BY player)) FROM ledger_player p) AS digest
      FROM ledger_journal j`.execute(this.world.db)
    return rows[0]?.digest ?? ''
  }

  /**
   * A øre that no provider captured, booked behind the program's back by the database's owner, so
   * well that the books alone look right.
   */
  async forgeDeposit(player: PlayerId): Promise<string> {
    const key = timeKey(this.world.clock, systemRandom)
    await this.#asOwner(async (client) => {
      await client.query(
        `UPDATE ledger_player SET cash = cash + 1, seq = seq + 1, newest_before = newest_key,
           newest_key = $2 WHERE player = $1`,
        [player, key],
      )
      await client.query(
        `INSERT INTO ledger_journal (key, kind, player, seq, cash, psp, cash_after, bonus_after,
           reserved_after, debt_after, at, input, before)
         SELECT $1, 2, player, seq, 1, -1, cash, bonus, reserved, debt, $3, $1, newest_before
         FROM ledger_player WHERE player = $2`,
        [key, player, this.world.clock.now()],
      )
    })
    return key
  }

  /** What the supplier calls this player is no name that we have given. */
  renamePlayer(playerRef: string): Promise<void> {
    return this.#asOwner(async (client) => {
      await client.query(
        "UPDATE wallet_supplier_player SET player_ref = 'renamed' WHERE player_ref = $1",
        [playerRef],
      )
    })
  }

  async #asOwner(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: this.world.ownerUrl })
    await client.connect()
    try {
      await work(client)
    } finally {
      await client.end()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.sandbox[Symbol.asyncDispose]()
    await this.world[Symbol.asyncDispose]()
  }
}

function suppliersOf(world: TestPayments, suppliers: readonly Supplier[]): SuppliersContext {
  const { db, clock } = world
  const play = {
    db,
    clock,
    random: systemRandom,
    playerRefKey: secret(systemRandom),
    lockLiveSession: async () => true,
  }
  return { play, log: pino({ level: 'silent' }), suppliers, settings: defaultSupplierSettings }
}
