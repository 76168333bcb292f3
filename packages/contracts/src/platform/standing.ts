import { z } from 'zod'

/**
 * How a player stands: one value for what they may do and why not. The platform works it out, in one
 * place; every page, call and message asks it. What holds longest is the one that is told. [LIM-06]
 */
export const standing = z.enum([
  'open',
  'closed',
  'rofus-registered',
  /** The player's own pause; until when stands with it. */
  'paused',
  /** ROFUS has not answered: until it does, nobody is let play on a guess. */
  'rofus-unanswered',
  /** No deposit limit yet: the player chooses one first. */
  'no-deposit-limit',
])

export type Standing = z.output<typeof standing>

/** Why somebody may neither deposit nor play for money, whatever their limits are. */
export const notAllowedReason = standing.exclude(['open', 'no-deposit-limit'])
export type NotAllowedReason = z.output<typeof notAllowedReason>

/** What a player does, or is invited to. An offer is whatever advertises play, deposits or bonuses. */
export type Act = 'play' | 'deposit' | 'offer' | 'withdraw'

const everything: ReadonlySet<Act> = new Set<Act>(['play', 'deposit', 'offer', 'withdraw'])
/** Nobody is invited to what they may not do, and everybody gets their own money out. */
const ownMoney: ReadonlySet<Act> = new Set<Act>(['withdraw'])

const allowed: Readonly<Record<Standing, ReadonlySet<Act>>> = {
  open: everything,
  closed: ownMoney,
  'rofus-registered': ownMoney,
  paused: ownMoney,
  'rofus-unanswered': ownMoney,
  'no-deposit-limit': ownMoney,
}

export function may(standing: Standing, act: Act): boolean {
  return allowed[standing].has(act)
}
