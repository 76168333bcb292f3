import { type Mark, type MarkerName, markerUnits } from '@nordlys/contracts'
import { formatCount, formatKroner, ore } from '@nordlys/core'

/** What was seen of a player, to whoever is to look at it: Danish, as they will say it. */
const sentences: Readonly<Record<MarkerName, string>> = {
  'deposits-a-day': 'Har indbetalt {} gange på et døgn',
  'declined-deposits': 'Banken har afvist {} indbetalinger på et døgn',
  'limit-raises': 'Har bedt om en højere grænse {} gange på en uge',
  'limit-hits': 'Har ramt en grænse {} gange på en uge',
  'deposit-after-loss': 'Har {} gange på en uge indbetalt inden for 10 minutter efter et tab',
  'canceled-withdrawals': 'Har annulleret {} udbetalinger på en uge',
  'night-play': 'Har spillet {} minutter mellem kl. 00 og 06 på en uge',
  'long-sessions': 'Har {} gange på en uge spillet 3 timer eller mere uden en rigtig pause',
  'growing-stakes': 'Indsatserne er i gennemsnit {} % af dem i ugerne før',
  'loss-a-day': 'Har tabt {} på et døgn',
  'loss-a-session': 'Har tabt {} uden en rigtig pause',
  'account-drained': 'Har spillet kontoen tom {} gange på en uge',
  'age-18-to-24': 'Er {} år',
}

export function markWords({ name, figure, strength }: Mark): string {
  const told = markerUnits[name] === 'ore' ? formatKroner(ore(figure)) : formatCount(figure)
  const strong = strength === 'strong' ? ' (tydeligt)' : ''
  return `${sentences[name].replace('{}', told)}${strong}`
}
