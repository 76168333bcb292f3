import {
  type ContactForm,
  chooseNoticeInterval,
  createCaller,
  lockPlayer,
  markPayouts,
  playNoticeMinutes,
  readSession,
  type SessionCredential,
  startPause,
  startPlay,
} from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import pg from 'pg'
import type { DemoPlayer, Place } from './demo-players.ts'
import { haveLimitWait } from './deposit-limits.ts'
import { deskAs } from './desk-as.ts'
import { complainDueToday } from './due-complaint.ts'
import { comeToHarm, emptyCard, lookNow } from './harmed-player.ts'
import { payIn, payOut, registerPerson } from './over-the-wire.ts'

const depositKroner = 300

/** A ready-made player who stands otherwise than most. */
export interface StandingPlayer extends DemoPlayer {
  /** Their state once they have their money in. */
  becomes:
    | 'paused'
    | 'closed'
    | 'locked'
    | 'in-rofus'
    | 'in-a-round'
    | 'without-limit'
    | 'harmed'
    | 'told-often'
    | 'increase-waits'
    | 'nearly-spent'
    | 'with-offer'
    | 'looked-at'
    | 'complains'
}

/** One for each standing that is not of the moment, one who left a round open, one with a choice of their own. */
export const standingPlayers: readonly StandingPlayer[] = [
  {
    ...person('pia', 'Pia', 'Pause', '6203880023'),
    about: 'paused for 30 days, 300 kr. to withdraw',
    becomes: 'paused',
  },
  {
    ...person('karl', 'Karl', 'Lukketkonto', '6807790024'),
    about: 'has closed the account, 300 kr. that are paid out after 7 days',
    becomes: 'closed',
  },
  {
    ...person('sven', 'Sven', 'Spærret', '7002810028'),
    about: 'locked by our staff, 300 kr. to withdraw',
    becomes: 'locked',
  },
  {
    ...person('rosa', 'Rosa', 'Rofus', '7202910001'),
    about: 'registered in ROFUS since the account was made, 300 kr. to withdraw',
    becomes: 'in-rofus',
  },
  {
    ...person('runa', 'Runa', 'Runde', '6911860025'),
    about: 'left a round with 20 kr. staked; its supplier is asked about it after an hour',
    becomes: 'in-a-round',
  },
  {
    ...person('ulrik', 'Ulrik', 'Udengrænse', '7512950026'),
    about: 'has no deposit limit, 300 kr. to withdraw',
    becomes: 'without-limit',
  },
  {
    ...person('sara', 'Sara', 'Sårbar', '6904870031'),
    about: 'plays so that the markers of harm reach level 3: no offers, and a task for staff',
    becomes: 'harmed',
  },
  {
    ...person('hanne', 'Hanne', 'Hævet', '6305910042', { limit_period: 'week' }),
    about: 'has asked for a limit of 2.000 kr. a week instead of 1.000, which waits for a day',
    becomes: 'increase-waits',
  },
  {
    ...person('nanna', 'Nanna', 'Næsten', '6408880044', {
      limit_amount: '330',
      limit_period: 'month',
    }),
    about: 'has used 300 of the 330 kr. a month of her deposit limit',
    becomes: 'nearly-spent',
  },
  {
    ...person('bente', 'Bente', 'Bonus', '6607940046'),
    about:
      'came with the welcome offer: 500 kr. of bonus and 500 spins, for 60 days from when she was made',
    becomes: 'with-offer',
    offer: 'welcome',
  },
  {
    ...person('mona', 'Mona', 'Mærke', '6505860048'),
    about: 'is marked: her withdrawal of 200 kr. waits for an employee, 100 kr. left',
    becomes: 'looked-at',
  },
  {
    ...person('klara', 'Klara', 'Klage', '6404920050'),
    about: 'has a complaint that is due today: `desk -- complaints` shows it',
    becomes: 'complains',
  },
  {
    ...person('stine', 'Stine', 'Status', '7003900031'),
    about: 'has chosen a play notice every 15 minutes: due 15 minutes after the login',
    becomes: 'told-often',
  },
]

function person(
  persona: string,
  firstName: string,
  lastName: string,
  cpr: string,
  limit: Partial<Pick<ContactForm, 'limit_amount' | 'limit_period'>> = {},
) {
  const names = { first_name: firstName, last_name: lastName }
  const email = `${persona}@example.com`
  const contact = { ...names, email, mobile: '51 23 45 67', limit_amount: '1.000', ...limit }
  return { persona, name: `${firstName} ${lastName}`, cpr, depositKroner, contact }
}

/** Makes them over the wire, as everybody becomes what they are; answers how many. */
export async function seedStandingPlayers({ urls, secrets, databaseUrl }: Place): Promise<number> {
  const { platform: baseUrl, sandbox: sandboxUrl } = urls
  const caller = createCaller({ baseUrl, credential: secrets.siteCredential })
  const pause = async (session: SessionCredential, kind: '30-days' | 'permanent') => {
    const wish = { kind, idempotencyKey: crypto.randomUUID() }
    invariant((await caller.call(startPause, wish, session)).ok, 'a pause begins')
  }
  const desk = await deskAs('Berit Holm', { baseUrl, credential: secrets.deskCredential })
  const lock = async (session: SessionCredential) => {
    const read = await caller.call(readSession, { act: false }, session)
    invariant(read.ok, 'a session lives')
    const wish = { playerId: read.player.playerId, reason: lockReason }
    invariant((await desk.call(lockPlayer, wish)).ok, 'a lock begins')
  }
  const mark = async (session: SessionCredential) => {
    const read = await caller.call(readSession, { act: false }, session)
    invariant(read.ok, 'a session lives')
    const wish = { playerId: read.player.playerId, reason: markReason }
    invariant((await desk.call(markPayouts, wish)).ok, 'a mark is set')
  }
  const tellOften = async (session: SessionCredential) => {
    const [minutes] = playNoticeMinutes
    const chosen = await caller.call(chooseNoticeInterval, { minutes }, session)
    invariant(chosen.ok, 'a play notice may come so often')
  }
  const increase = async (session: SessionCredential) =>
    invariant(await haveLimitWait(caller, session), 'an increase waits')
  const leaveRound = async (session: SessionCredential) => {
    const launched = await caller.call(startPlay, { gameId: 'sandbox-runer' }, session)
    invariant(launched.ok, 'a game opens')
    const { launchToken } = launched
    const { answer: play } = await tell(sandboxUrl, 'supplier/open', { launchToken })
    await tell(sandboxUrl, 'supplier/rounds', { play, steps: unendedRound })
  }
  const become: Readonly<
    Record<
      StandingPlayer['becomes'],
      (session: SessionCredential, player: StandingPlayer) => Promise<void>
    >
  > = {
    paused: (session) => pause(session, '30-days'),
    closed: (session) => pause(session, 'permanent'),
    locked: (session) => lock(session),
    // ROFUS's answer on her number is read at her next login.
    'in-rofus': async () => undefined,
    'in-a-round': leaveRound,
    'told-often': tellOften,
    'increase-waits': increase,
    'nearly-spent': async () => undefined,
    // Her first deposit brings it.
    'with-offer': async () => undefined,
    'looked-at': async (session, { persona }) => {
      await mark(session)
      await payOut(caller, session, { persona, amountKroner: 200 })
    },
    complains: (session) => complainDueToday(caller, session, databaseUrl),
    'without-limit': (_session, { contact }) => takeLimitAway(databaseUrl, contact.email),
    harmed: async (session, { persona, name }) => {
      await tell(sandboxUrl, 'next', emptyCard)
      await comeToHarm(caller, session, { persona, cardHolder: name, sandboxUrl })
      await lookNow({ databaseUrl })
    },
  }
  for (const each of standingPlayers) {
    if (each.becomes === 'in-rofus') await tell(sandboxUrl, 'next', notYetInRofus)
    const session = await registerPerson(caller, each)
    const payment = { sandboxUrl, amountKroner: depositKroner, cardHolder: each.name }
    await payIn(caller, session, payment)
    await become[each.becomes](session, each)
  }
  return standingPlayers.length
}

/** The reason that the locked player is shown. */
const lockReason = 'Vi undersøger en indbetaling og skriver til dig, når vi er færdige.'

/** For the records: she never reads it. */
const markReason = 'Indbetaler og udbetaler uden at spille.'

/** A registration asks ROFUS twice: of the person, and of the exclusion. */
const notYetInRofus = { party: 'rofus', outcome: 'not-registered', times: 2 }

/**
 * Only the stake is reported; the supplier has to be asked for the rest, or is made to send it. A
 * message lost on its way would be repeated within seconds.
 */
const unendedRound = [
  { send: 'bet', stakeOre: 2_000 },
  { send: 'win', winOre: 1_500, late: true },
  { send: 'end-round', late: true },
]

async function tell(sandboxUrl: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${sandboxUrl}/control/${path}`, asked)
  invariant(answer.ok, `the sandbox does not do ${path}`)
  return answer.json()
}

/** No call takes the last limit away; an account from before the limits has none. */
async function takeLimitAway(databaseUrl: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `UPDATE limits_limit SET canceled_at = effective_at WHERE player_id =
        (SELECT player_id FROM players_player WHERE email_normalised = $1)`,
      [email],
    )
  } finally {
    await client.end()
  }
}
