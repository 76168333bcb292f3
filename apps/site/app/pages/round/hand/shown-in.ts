import { formatKroner, ore } from '@nordlys/core'
import type { TableDefinition } from '@nordlys/game-math/game/table-games'
import { choiceOf } from '@nordlys/game-math/tables/blackjack/choices'
import type { BlackjackView } from '@nordlys/game-math/tables/blackjack/view'
import { cardNameDa } from '@nordlys/game-math/tables/cards/card-name-da'
import type { HoldemView } from '@nordlys/game-math/tables/holdem/view'
import { namesDa } from '@nordlys/game-math/tables/punto-banco/names'
import type { PuntoBancoView } from '@nordlys/game-math/tables/punto-banco/view'
import type { RouletteView } from '@nordlys/game-math/tables/roulette/view'
import type { ShownOutcome } from '@nordlys/game-math/tables/shown'
import type { ThreeCardView } from '@nordlys/game-math/tables/three-card/view'
import type { VideoPokerView } from '@nordlys/game-math/tables/video-poker/machine'
import type { Translate } from '../../../ground/text/texts.ts'

/** Cards that lie together, by their names. */
export interface CardGroup {
  name: string
  cards: readonly string[]
  /** What they come to. */
  worth: string | undefined
}

/** One bet of a round, and what came back for it. */
export interface PaidBet {
  name: string
  /** Undefined where bets share one stake. */
  stake: string | undefined
  paid: string
}

/** How a kind of table tells what lies on it. Views are those of its own engine. */
interface Shown {
  begun: string
  choice(choice: number, before: unknown): string
  groups(view: unknown): CardGroup[]
  bets(view: unknown): PaidBet[]
}

/** A kind's words for its views. */
export function shownIn(t: Translate, kind: TableDefinition['kind']): Shown {
  const dealt = t('round.step_dealt')
  switch (kind) {
    case 'blackjack':
    case 'shared-blackjack':
      return { begun: dealt, ...blackjackShown(t) }
    case 'video-poker':
      return { begun: dealt, ...videoPokerShown(t) }
    case 'three-card':
    case 'holdem':
      return { begun: dealt, ...pokerShown(t) }
    case 'roulette':
      return { begun: t('round.step_drawn'), ...rouletteShown(t) }
    default:
      return { begun: dealt, ...puntoBancoShown(t) }
  }
}

type OfKind = Omit<Shown, 'begun'>

const kroner = (amountOre: number) => formatKroner(ore(amountOre))
const noChoice = () => ''

const blackjackChoices = {
  hit: 'round.choice_hit',
  stand: 'round.choice_stand',
  double: 'round.choice_double',
  split: 'round.choice_split',
  surrender: 'round.choice_surrender',
  insure: 'round.choice_insure',
  'no-insurance': 'round.choice_no_insurance',
} as const

function blackjackShown(t: Translate): OfKind {
  const group = (name: string, cards: readonly number[], total: number): CardGroup => ({
    name,
    cards: cards.map(cardNameDa),
    worth: t('round.step_total', { total: String(total) }),
  })
  return {
    choice(choice) {
      const name = choiceOf(choice)
      return name ? t(blackjackChoices[name]) : ''
    },
    groups(view) {
      const { bank, hands } = view as BlackjackView
      const own = (nth: number) =>
        hands.length === 1 ? t('round.step_player') : t('round.step_hand', { number: String(nth) })
      return [
        ...hands.map(({ cards, total }, nth) => group(own(nth + 1), cards, total)),
        group(t('round.step_bank'), bank.cards, bank.total),
      ]
    },
    bets(view) {
      const { outcome, hands } = view as BlackjackView
      return (outcome?.lines ?? []).map((line) => ({
        name:
          line.bet === 'hand' && hands.length > 1
            ? t('round.step_hand', { number: String(line.hand + 1) })
            : t(`round.bet_${line.bet}`),
        stake: kroner(line.stakeOre),
        paid: kroner(line.payoutOre),
      }))
    },
  }
}

function videoPokerShown(t: Translate): OfKind {
  const named = (nth: number) => t('round.bet_cards', { number: String(nth + 1) })
  return {
    choice(choice, before) {
      const { dealt } = before as VideoPokerView
      const held = dealt.filter((_, nth) => (choice >> nth) & 1).map(cardNameDa)
      return held.length === 0
        ? t('round.step_hold_none')
        : t('round.step_hold', { cards: held.join(', ') })
    },
    groups(view) {
      const { dealt, hands } = view as VideoPokerView
      if (!hands)
        return [{ name: t('round.step_player'), cards: dealt.map(cardNameDa), worth: undefined }]
      return hands.map(({ cards }, nth) => ({
        name: hands.length === 1 ? t('round.step_player') : named(nth),
        cards: cards.map(cardNameDa),
        worth: undefined,
      }))
    },
    bets(view) {
      const { hands = [] } = view as VideoPokerView
      return hands.map(({ payoutOre }, nth) => ({
        name: hands.length === 1 ? t('round.bet_hand') : named(nth),
        stake: undefined,
        paid: kroner(payoutOre),
      }))
    },
  }
}

function pokerShown(t: Translate): OfKind {
  return {
    choice(choice, before) {
      const { choices } = before as ThreeCardView
      return choices.find((each) => each.choice === choice)?.nameDa ?? ''
    },
    groups(view) {
      const { player, bank, ...rest } = view as HoldemView | ThreeCardView
      const board = 'board' in rest ? rest.board : []
      const own = (name: string, hand: ThreeCardView['player'] | HoldemView['player']) => ({
        name,
        cards: hand.cards.map(({ nameDa }) => nameDa),
        worth: hand.nameDa,
      })
      return [
        own(t('round.step_player'), player),
        ...(board.length > 0
          ? [
              {
                name: t('round.step_board'),
                cards: board.map(({ nameDa }) => nameDa),
                worth: undefined,
              },
            ]
          : []),
        ...(bank ? [own(t('round.step_bank'), bank)] : []),
      ]
    },
    bets: (view) => betsOf((view as ThreeCardView).outcome),
  }
}

function rouletteShown(t: Translate): OfKind {
  return {
    choice: noChoice,
    groups(view) {
      const { nameDa } = view as RouletteView
      return [{ name: t('round.step_number'), cards: [nameDa], worth: undefined }]
    },
    bets: (view) => betsOf((view as RouletteView).outcome),
  }
}

function puntoBancoShown(t: Translate): OfKind {
  return {
    choice: noChoice,
    groups(view) {
      const { player, bank } = view as PuntoBancoView
      const side = (name: string, { cards, points }: PuntoBancoView['player']) => ({
        name,
        cards: cards.map(({ nameDa }) => nameDa),
        worth: t('round.step_points', { points: String(points) }),
      })
      return [side(namesDa.player, player), side(namesDa.bank, bank)]
    },
    bets: (view) => betsOf((view as PuntoBancoView).outcome),
  }
}

function betsOf(outcome: ShownOutcome | undefined): PaidBet[] {
  return (outcome?.lines ?? []).map(({ nameDa, stakeOre, payoutOre }) => ({
    name: nameDa,
    stake: kroner(stakeOre),
    paid: kroner(payoutOre),
  }))
}
