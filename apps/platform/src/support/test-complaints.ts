import type {
  makeComplaint as makeCall,
  OutcomeOf,
  RequestOf,
  StaffContract,
} from '@nordlys/contracts'
import { type PlayerId, required, systemRandom } from '@nordlys/core'
import { sql } from 'kysely'
import { saveEntry } from '../content/index.ts'
import { noPayouts } from '../identity-papers/test-no-payouts.ts'
import { enqueue } from '../jobs/index.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { testKeys } from '../players/base/test-players.ts'
import { createCprVault, defaultPlayerRules } from '../players/index.ts'
import type { Employee } from '../staff/index.ts'
import { defaultThrottleRules } from '../throttle/index.ts'
import { makeComplaint, type SupportContext, staffCalls } from './index.ts'

export const deskEmail = 'kundeservice@example.dk'

interface Letter {
  to: string
  subject: string
  text: string
}

/** Complaints on a real database, of players with payments and rounds, and a clock moved by hand. */
export class TestComplaints implements AsyncDisposable {
  readonly payments: TestPayments
  readonly context: SupportContext

  private constructor(payments: TestPayments) {
    this.payments = payments
    const { db, clock } = payments
    const vault = createCprVault(testKeys, systemRandom)
    const mark = (act: string, name: string) => vault.mark(act, name)
    const throttle = { db, rules: defaultThrottleRules, mark }
    this.context = {
      db,
      clock,
      enqueue,
      throttle,
      messages: { sendEmail: () => Promise.reject(new Error('mail is sent by the queue alone')) },
      captchaKey: 'a key of these tests',
      customerServiceEmail: deskEmail,
      identityPapers: {
        db,
        players: { clock, vault, throttle, enqueue, rules: defaultPlayerRules },
        payouts: {
          ...noPayouts,
          noteSent: () => Promise.reject(new Error('no payout waits for a complaint')),
        },
      },
    }
  }

  static async open(): Promise<TestComplaints> {
    return new TestComplaints(await TestPayments.open())
  }

  get clock() {
    return this.payments.clock
  }

  get db() {
    return this.payments.db
  }

  /** A wish as the form sends it; the answer of the call. */
  make(playerId: PlayerId, over: Partial<RequestOf<typeof makeCall>> = {}) {
    const asked = { ...complaintOf(), ...over }
    return makeComplaint(this.context, { playerId, standing: 'open' }, asked)
  }

  /** The number of a new case; fails when it is refused. */
  async made(playerId: PlayerId, over: Partial<RequestOf<typeof makeCall>> = {}): Promise<number> {
    const outcome = await this.make(playerId, over)
    if (!outcome.ok) throw new Error(`the complaint was refused: ${outcome.refusal}`)
    return outcome.number
  }

  /** The answer that an employee gets. */
  async askAs<C extends StaffContract>(
    employee: Employee,
    spec: C,
    request: RequestOf<C>,
  ): Promise<OutcomeOf<C>> {
    const call = staffCalls(this.context).find((each) => each.spec === spec)
    const asked = { request: request as never, employee, at: this.clock.now() }
    return (await required(call, 'a call of the staff').serve(asked)) as OutcomeOf<C>
  }

  /** Which files the operator has configured that players may send. */
  async allowFiles(): Promise<void> {
    const documents = [{ id: 'identity', name: 'Legitimation' }]
    const types = ['image/jpeg', 'application/pdf']
    const value = { maximumFiles: 4, maximumMegabytes: 10, types, documents }
    const entry = { kind: 'configuration', id: 'optionUploadFile', place: 0 } as const
    const item = { id: 1, name: entry.id, type: 'json', value, isPublic: false } as const
    const by = { author: 'staff:vera', at: this.clock.now() }
    await this.db.transaction().execute((tx) => saveEntry(tx, { ...entry, value: item }, by))
  }

  row(number: number) {
    return this.db
      .selectFrom('support_case')
      .selectAll()
      .where('case_id', '=', BigInt(number))
      .executeTakeFirstOrThrow()
  }

  /** The letters in the queue that name a case, to whomever, oldest first. */
  letters(number: number): Promise<Letter[]> {
    return this.db.connection().execute(async (connection) => {
      // The queue's tables are the owner's alone.
      await sql`RESET ROLE`.execute(connection)
      const { rows } = await sql<Letter>`
        SELECT payload ->> 'to' AS "to", payload ->> 'subject' AS subject, payload ->> 'text' AS text
        FROM graphile_worker._private_jobs
        WHERE payload ->> 'subject' LIKE ${`%(nr. ${number})`} ORDER BY id`.execute(connection)
      await sql`SET ROLE nordlys_app`.execute(connection)
      return rows
    })
  }

  /** Those to the complainant. */
  async lettersOut(number: number): Promise<Letter[]> {
    return (await this.letters(number)).filter(({ to }) => to !== deskEmail)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.payments[Symbol.asyncDispose]()
  }
}

export function complaintOf(): RequestOf<typeof makeCall> {
  return {
    topic: 'payment',
    words: 'Min udbetaling er ikke kommet.',
    wish: 'Send den igen.',
    idempotencyKey: crypto.randomUUID(),
  }
}
