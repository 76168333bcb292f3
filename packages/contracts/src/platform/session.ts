import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'
import { standingLock } from './lock.ts'
import { standingPause } from './pause.ts'
import { standings } from './standing.ts'

/** The grant of a login: the secret for the HttpOnly cookie, the handle for the readable one. */
export const sessionGrant = z.object({
  secret: z.string(),
  handle: z.string(),
  /** The login's name in our log, so that customer service finds it; it opens nothing. [REG-08] */
  logId: z.string(),
  expiresAt: momentField,
})

/**
 * Where a session was opened, as much of it as tells a player's own devices apart. What the browser
 * says of itself beyond that is never sent on.
 */
export const sessionDevice = z.object({
  browser: z.enum(['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung-internet']).optional(),
  system: z.enum(['android', 'chromeos', 'ios', 'linux', 'macos', 'windows']).optional(),
})

/**
 * The mark of a browser, from a cookie of its own. It tells a browser that a player has logged in from
 * before, and proves nothing. A program that logs in without a browser has none. [ID45]
 */
export const deviceMark = lineField(43).regex(/^[\w-]{43}$/)

/** The five figures of the specification's account summary, by its names. [DATA-04] */
export const accountSummary = z.object({
  BonusBalance: oreField,
  TotalActiveBonusWageredFraction: z.number(),
  TotalActiveWageringRequirement: oreField,
  TotalBalance: oreField,
  WithdrawableBalance: oreField,
})

const sessionPlayer = z.object({
  /** "Spilkonto". */
  playerId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  initials: z.string(),
  email: z.string(),
  /** Full years today. */
  ageYears: z.int(),
  loggedInAt: momentField,
  previousLoginAt: momentField.optional(),
  expiresAt: momentField,
  /** As pages show it: without wins of live tables that are not shown yet. [LV20] */
  summary: accountSummary,
  /** As the books have it; absent where that is the same. */
  bookedSummary: accountSummary.optional(),
  /** Whether money of the player's own has ever come in: whom a campaign is meant for. [DATA-15] */
  hasDeposited: z.boolean(),
  /** The player's standing now: whether they may play, and the reason if not. */
  standing: z.enum(standings),
  /** Our letters cannot reach the player's address. [LT6] */
  isEmailBounced: z.literal(true).optional(),
  /** The player's own pause, while it stands. [LIM-06] */
  pause: standingPause.optional(),
  /** A pause that ended since the last login: shown at this login, and nowhere else. [LIM-06] */
  pauseOver: standingPause.optional(),
  /** The lock that our staff have set, while it stands. */
  lock: standingLock.optional(),
})

export const readSession = call({
  name: 'read-session',
  path: '/v1/session/read',
  actor: { kind: 'player' },
  /** `act` says the player did something: it renews the half hour. Polls do not. */
  request: z.object({ act: z.boolean() }),
  answer: z.object({ player: sessionPlayer }),
  refusals: { 'session-expired': nothing },
})

export const endSession = call({
  name: 'end-session',
  path: '/v1/session/end',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({}),
  refusals: { 'session-expired': nothing },
})

/** A name by which a player tells one of their own sessions; it opens nothing. */
const sessionName = lineField(100)

/** How a session ended: by its player, by its time, or with something that ends them all. */
export const sessionEnds = [
  ...(['logout', 'ended-elsewhere', 'expired'] as const),
  ...(['locked', 'paused', 'closed', 'mitid-changed'] as const),
] as const

/** `past` reaches back so far that both lists have this many together. [ID43] */
export const loginsListed = 20

/**
 * The player's open sessions, this one first, then by when each was last used; and those that are over,
 * the newest login first. [SEC-24]
 */
export const listSessions = call({
  name: 'list-sessions',
  path: '/v1/session/list',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    sessions: z.array(
      z.object({
        name: sessionName,
        isThis: z.boolean(),
        device: sessionDevice,
        loggedInAt: momentField,
        usedAt: momentField,
      }),
    ),
    past: z.array(
      z.object({
        name: sessionName,
        device: sessionDevice,
        loggedInAt: momentField,
        endedAt: momentField,
        end: z.enum(sessionEnds),
      }),
    ),
  }),
  refusals: { 'session-expired': nothing },
})

/**
 * Ends another session of the player's; one that is over already stays so. Another player's is as
 * unknown as none. This one ends by `end-session`.
 */
export const endOneSession = call({
  name: 'end-one-session',
  path: '/v1/session/end-one',
  actor: { kind: 'player' },
  request: z.object({ name: sessionName }),
  answer: z.object({}),
  refusals: { 'session-expired': nothing, unknown: nothing, 'this-session': nothing },
})

export const endOtherSessions = call({
  name: 'end-other-sessions',
  path: '/v1/session/end-others',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({}),
  refusals: { 'session-expired': nothing },
})

export const standingsMax = 1_000

/**
 * The standings that change while pages are open, for all sessions that one copy of the site has
 * streams to. One that is not in the answer is over. Asking is no act of a player's.
 */
export const readStandings = call({
  name: 'read-standings',
  path: '/v1/session/standings',
  actor: { kind: 'program', programs: ['site'] },
  request: z.object({
    sessions: z
      .array(z.object({ secret: lineField(100), handle: lineField(100) }))
      .max(standingsMax),
  }),
  answer: z.object({ standings: z.array(z.object({ handle: z.string(), totalOre: oreField })) }),
  refusals: {},
})

export type AccountSummary = z.output<typeof accountSummary>
export type OpenSession = z.output<typeof listSessions.answer>['sessions'][number]
export type PastSession = z.output<typeof listSessions.answer>['past'][number]
export type SessionEnd = (typeof sessionEnds)[number]
export type SessionDevice = z.output<typeof sessionDevice>
export type SessionGrant = z.output<typeof sessionGrant>
export type SessionPlayer = z.output<typeof sessionPlayer>
