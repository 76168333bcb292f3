import { type Act, may, type Standing } from '@nordlys/contracts'

/** The purpose of our page at an address, old ones too; play for fun is no act of a player's. */
const acts: readonly (readonly [RegExp, Act])[] = [
  [/^\/(?:min-konto\/(?:indbetal|overfoer)|quick-?deposit)(?:[/?#]|$)/i, 'deposit'],
  [/^\/spilleautomater\/(?:money|spil-for-penge)(?:[/?#]|$)/i, 'play'],
  [/^\/live-casino\/(?:money|spil-for-penge)(?:[/?#]|$)/i, 'play'],
  [/^\/(?:mobilspil|mobil-live-casino)\//i, 'play'],
  [/^\/(?:kampagner|lp|min-konto\/kampagne)(?:[/?#]|$)/i, 'offer'],
]

/** These lead a player home again. */
const forVisitors = /^\/(?:registrer|log-ind)(?:[/?#]|$)/i

function actOf(address: string): Act | undefined {
  return acts.find(([pattern]) => pattern.test(address))?.[1]
}

/** Whether the viewer gets a link or button of content; a visitor, without standing, sees all. */
export function leadsOpen(address: string, standing: Standing | undefined): boolean {
  if (standing === undefined) return true
  if (forVisitors.test(address)) return false
  const act = actOf(address)
  return act === undefined || may(standing, act)
}
