import type { OutcomeOf, RequestOf, StaffContract } from '@nordlys/contracts'
import { type PlayerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import {
  findDocumentAskers,
  isDocumentReliedOn,
  noteDocumentRejected,
  noteDocumentSent,
} from '../payments/index.ts'
import type { Employee } from '../staff/index.ts'
import { TestComplaints } from '../support/test-complaints.ts'
import { type IdentityPapersContext, staffCalls, uploadDocument } from './index.ts'

/** Documents of players, with the withdrawals that wait for them, for tests. */
export class TestPapers {
  readonly world: TestComplaints
  readonly context: IdentityPapersContext
  /** How many different files were sent; set back, the next one is as one before. */
  sent = 0

  static async open(): Promise<TestPapers> {
    const world = await TestComplaints.open()
    await world.allowFiles()
    return new TestPapers(world)
  }

  private constructor(world: TestComplaints) {
    this.world = world
    this.context = {
      ...world.context.identityPapers,
      payouts: {
        noteSent: noteDocumentSent,
        noteRejected: noteDocumentRejected,
        findAskers: findDocumentAskers,
        isReliedOn: isDocumentReliedOn,
      },
    }
  }

  /** The id of a new document that says who the player is. */
  async send(playerId: PlayerId): Promise<string> {
    this.sent += 1
    const bytes = Buffer.from(
      `%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer <<>>\n%%EOF\n%${this.sent}`,
    )
    const at = this.world.clock.now()
    const file = { playerId, documentType: 'identity', fileName: 'pas.pdf', bytes, at }
    const outcome = await uploadDocument(this.context, file)
    if (!outcome.ok) throw new Error(outcome.refusal)
    return outcome.document.documentId
  }

  async as<C extends StaffContract>(by: Employee, spec: C, request: RequestOf<C>) {
    const call = required(
      staffCalls(this.context).find((each) => each.spec === spec),
      'the call',
    )
    const asked = { request: request as never, employee: by, at: this.world.clock.now() }
    return (await call.serve(asked)) as OutcomeOf<C>
  }

  /** The texts of the letters of a template, the first first. */
  async lettersTo(id: PlayerId, templateId: string): Promise<string[]> {
    const { rows } = await this.world.db.connection().execute(async (connection) => {
      // The queue's tables are the owner's alone.
      await sql`RESET ROLE`.execute(connection)
      const found = await sql<{ text: string }>`
        SELECT payload ->> 'text' AS text FROM graphile_worker._private_jobs
        WHERE payload ->> 'templateId' = ${templateId} AND payload ->> 'playerId' = ${String(id)}
        ORDER BY id`.execute(connection)
      await sql`SET ROLE nordlys_app`.execute(connection)
      return found
    })
    return rows.map(({ text }) => text)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.world[Symbol.asyncDispose]()
  }
}
