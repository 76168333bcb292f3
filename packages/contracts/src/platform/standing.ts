/**
 * How a player may stand: one value for what they may do and why not. The platform works it out, in one
 * place; every page, call and message asks it. [LIM-06]
 */
export const standings = [
  'open',
  'closed',
  /** By our staff; why stands with it. */
  'locked',
  'rofus-registered',
  /** The player's own pause; until when stands with it. */
  'paused',
  /** ROFUS has not answered: until it does, nobody is let play on a guess. */
  'rofus-unanswered',
  /** No deposit limit yet: the player chooses one first. */
  'no-deposit-limit',
  /** Plays and deposits, and is offered nothing: their play may harm them. Markers of harm, level 2. */
  'offers-stopped',
] as const

export type Standing = (typeof standings)[number]

/** Why somebody may neither deposit nor play for money, whatever their limits are. */
export const notAllowedReasons = [
  'closed',
  'locked',
  'rofus-registered',
  'paused',
  'rofus-unanswered',
] as const satisfies readonly Standing[]

export type NotAllowedReason = (typeof notAllowedReasons)[number]

/** How somebody stands who may neither play nor deposit. */
export type BarredStanding = Exclude<Standing, 'open' | 'offers-stopped'>

/** An act, or an invitation to it. `offer`: anything that advertises play, deposits or bonuses. */
export type Act = 'play' | 'deposit' | 'offer' | 'withdraw' | 'complain'

/**
 * Nobody is invited to what they may not do, everybody gets their own money out, and everybody whose account
 * is not closed complains by it.
 */
const ownMoney: readonly Act[] = ['withdraw']
const ownCase: readonly Act[] = [...ownMoney, 'complain']
const unoffered: readonly Act[] = [...ownCase, 'play', 'deposit']

const allowed: Readonly<Record<Standing, readonly Act[]>> = {
  open: [...unoffered, 'offer'],
  closed: ownMoney,
  locked: ownCase,
  'rofus-registered': ownCase,
  paused: ownCase,
  'rofus-unanswered': ownCase,
  'no-deposit-limit': ownCase,
  'offers-stopped': unoffered,
}

export function may(standing: Standing, act: Act): boolean {
  return allowed[standing].includes(act)
}

export function isBarred(standing: Standing): standing is BarredStanding {
  return !may(standing, 'play')
}
