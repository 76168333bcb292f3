import type { ContactKind } from '@nordlys/contracts'
import { type PlayerId, playerId, TestClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { sql } from 'kysely'
import type { PlayersContext } from '../base/context.ts'
import { start, TestPlayers } from '../base/test-players.ts'
import { noteContactWish, takeContactWish } from './contact-wish.ts'
import { contactCodeTask, deliverContactCode } from './deliver-code.ts'

/** What a provider was given: the address or number, and the words. */
export interface Sent {
  to: string
  text: string
  key: string
}

export interface TestContact {
  players: TestPlayers
  clock: TestClock
  /** With a provider that keeps what it is given. */
  context: PlayersContext
  sent: Sent[]
  databaseUrl: string
  /** A player that registered, without outside parties. */
  addPlayer(email: string, mobile?: string): Promise<PlayerId>
}

/** Contacts on a database of their own, without MitID. */
export async function openContact(stack: AsyncDisposableStack): Promise<TestContact> {
  const { url } = stack.use(await testDatabase())
  const clock = new TestClock(start)
  const players = stack.use(await TestPlayers.open(url, 'http://127.0.0.1:9', clock))
  const sent: Sent[] = []
  const messages: PlayersContext['messages'] = {
    sendEmail: async ({ to, text, idempotencyKey: key }) => void sent.push({ to, text, key }),
    sendSms: async ({ msisdn: to, text, idempotencyKey: key }) => void sent.push({ to, text, key }),
  }
  const context = { ...players.context, messages }
  let made = 0
  const addPlayer = async (email: string, mobile = '+4520304050') => {
    made += 1
    const mark = context.vault.mark('made', `${made}`)
    const { rows } = await sql<{ id: number }>`
      INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
        cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
      VALUES ('Anna', 'Nielsen', ${email}, ${email.toLowerCase()}, ${mobile}, '1990-01-01', 'sealed.',
        ${mark}, ${mark.toString('hex')}, 'none', ${clock.now()})
      RETURNING player_id AS id`.execute(players.db)
    return playerId(rows[0]?.id ?? 0)
  }
  return { players, clock, context, sent, databaseUrl: url, addPlayer }
}

/** The wish for another address or number, as MitID has confirmed it. */
export async function wish(
  { context }: TestContact,
  player: PlayerId,
  value: string,
): Promise<void> {
  const request = value.includes('@')
    ? ({ kind: 'email', email: value } as const)
    : ({ kind: 'mobile', mobile_country_code: '+45', mobile: value } as const)
  const noted = await noteContactWish(context, { playerId: player, request })
  if (!noted.ok) throw new Error(JSON.stringify(noted))
  const taken = await takeContactWish(context, { changeId: noted.changeId, playerId: player })
  if (!taken.ok) throw new Error(taken.refusal)
}

/** Carries out what lies in the outbox, letters and SMS among it; answers what was sent. */
export async function post({ players, context, sent }: TestContact): Promise<Sent[]> {
  sent.length = 0
  for (const { task, payload } of players.tasks.splice(0)) {
    const fields = payload as Record<string, string>
    if (task === contactCodeTask) {
      await deliverContactCode(context, { changeId: fields.changeId ?? '' })
    } else {
      const key = fields.idempotencyKey ?? ''
      sent.push({ to: fields.to ?? fields.msisdn ?? '', text: fields.text ?? '', key })
    }
  }
  return [...sent]
}

/** The link of the letter, or the code of the SMS, that was sent to somebody last. */
export function codeIn(sent: readonly Sent[], kind: ContactKind): string {
  const shape = kind === 'email' ? /[?]kode=(\S+)/ : /kode hos Nordlys Casino er (\d{6})\./
  const found = sent.map(({ text }) => shape.exec(text)?.[1]).find(Boolean)
  if (!found) throw new Error(`no ${kind} code in ${JSON.stringify(sent)}`)
  return found
}

/** The account's address and number, as the database has them. */
export function accountOf({ players }: TestContact, player: PlayerId) {
  return players.db
    .selectFrom('players_player')
    .select(['email', 'email_normalised', 'email_confirmed_at', 'mobile', 'mobile_confirmed_at'])
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
}
