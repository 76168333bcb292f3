import { invariant, required } from '@nordlys/core'
import { chartPlay, type Play, upValues } from './chart.ts'
import type { BlackjackChoice } from './choices.ts'
import { cardValue, type Value } from './hand.ts'
import type { BlackjackRules } from './rules.ts'
import type { BlackjackView } from './view.ts'
import { insuranceCost, worthRows } from './worth.ts'

/** What the chart chooses of what is open; undefined when nothing is. It never insures. */
export function advise(view: BlackjackView, { mayRaise = true } = {}): BlackjackChoice | undefined {
  if (view.insurance === 'asked') return 'no-insurance'
  const spot = spotOf(view)
  if (!spot) return undefined
  const isOpen = (choice: Play) => view.choices.some((each) => each.choice === choice)
  return chartPlay({
    ...spot,
    may: {
      double: mayRaise && isOpen('double'),
      split: mayRaise && isOpen('split'),
      surrender: isOpen('surrender'),
    },
  })
}

/**
 * What an open choice gives away against the chart's, in hundredths of a percent of the hand's
 * stake: the average over the two-card hands of the same total, or of the very pair.
 */
export function costOf(
  rules: BlackjackRules,
  view: BlackjackView,
  choice: BlackjackChoice,
): number {
  const best = required(advise(view), 'a choice to be made')
  if (choice === 'no-insurance') return 0
  if (choice === 'insure') return insuranceCost(rules)
  invariant(best !== 'no-insurance' && best !== 'insure', `${choice} beside insurance`)
  return worthOf(rules, view, best) - worthOf(rules, view, choice)
}

const places: readonly Play[] = ['hit', 'stand', 'double', 'split']

function worthOf(rules: BlackjackRules, view: BlackjackView, choice: Play): number {
  if (choice === 'surrender') return -5_000
  const { total, isSoft, up, pair } = required(spotOf(view), 'a hand in turn')
  const maySplit = pair !== undefined && view.choices.some((each) => each.choice === 'split')
  const row = maySplit ? `p${pair}` : `${isSoft ? 's' : 'h'}${total}`
  const worth = worthRows(rules)[row]?.[upValues.indexOf(up)]?.[places.indexOf(choice)]
  return required(worth, `${choice} with ${row} against ${up}`)
}

function spotOf({ hands, turn, bank }: BlackjackView) {
  const hand = turn === undefined ? undefined : hands[turn]
  if (!hand) return undefined
  const [first, second, third] = hand.cards.map(cardValue)
  const isPair = first === second && third === undefined
  const up: Value = cardValue(required(bank.cards[0], 'an up card'))
  return { total: hand.total, isSoft: hand.isSoft, up, pair: isPair ? first : undefined }
}
