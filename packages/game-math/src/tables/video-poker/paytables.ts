import type { DeclaredFigures } from '../../base/definition-base.ts'
import type { HandName, Wild } from './hands.ts'
import type { HandPay, VideoPokerRules } from './rules.ts'

/** What all games of video poker have in common. */
const common = {
  kind: 'video-poker',
  version: 1,
  coinValuesOre: [100, 200, 500, 1_000, 2_000],
  coinsMax: 5,
  handCounts: [1, 3, 10, 25],
  stakeMaxOre: 50_000,
} as const

const jacksOrBetter = game('jacks-or-better', 'Jacks or Better', 'none', {
  pays: [
    row('royal', 'Royal flush', 800),
    row('straight-flush', 'Straight flush', 50),
    row('four', 'Fire ens', 25),
    row('full-house', 'Fuldt hus', 9),
    row('flush', 'Flush', 6),
    row('straight', 'Straight', 4),
    row('three', 'Tre ens', 3),
    row('two-pair', 'To par', 2),
    row('jacks-or-better', 'Par i knægte eller bedre', 1),
  ],
  declared: declared('1653526326983/1661102543100', 99.5439, 0.45456533, 4.417542),
  dealDeviation: 1.40228,
})

const bonus = game('bonus-poker', 'Bonus Poker', 'none', {
  pays: [
    row('royal', 'Royal flush', 800),
    row('four-aces', 'Fire esser', 80),
    row('straight-flush', 'Straight flush', 50),
    row('four-twos-to-fours', 'Fire toere, treere eller firere', 40),
    row('four-fives-to-kings', 'Fire femmere til konger', 25),
    row('full-house', 'Fuldt hus', 8),
    row('flush', 'Flush', 5),
    row('straight', 'Straight', 4),
    row('three', 'Tre ens', 3),
    row('two-pair', 'To par', 2),
    row('jacks-or-better', 'Par i knægte eller bedre', 1),
  ],
  declared: declared('1647248502503/1661102543100', 99.166, 0.45514548, 4.572098),
  dealDeviation: 1.456031,
})

const doubleBonus = game('double-bonus-poker', 'Double Bonus Poker', 'none', {
  pays: [
    row('royal', 'Royal flush', 800),
    row('four-aces', 'Fire esser', 160),
    row('four-twos-to-fours', 'Fire toere, treere eller firere', 80),
    row('straight-flush', 'Straight flush', 50),
    row('four-fives-to-kings', 'Fire femmere til konger', 50),
    row('full-house', 'Fuldt hus', 9),
    row('flush', 'Flush', 7),
    row('straight', 'Straight', 5),
    row('three', 'Tre ens', 3),
    row('two-pair', 'To par', 1),
    row('jacks-or-better', 'Par i knægte eller bedre', 1),
  ],
  declared: declared('37415002826/37752330525', 99.1065, 0.43189345, 5.342951),
  dealDeviation: 1.830516,
})

const deucesWild = game('deuces-wild', 'Deuces Wild', 'deuces', {
  pays: [
    row('royal', 'Royal flush uden toere', 800),
    row('four-deuces', 'Fire toere', 200),
    row('wild-royal', 'Royal flush med toere', 25),
    row('five', 'Fem ens', 16),
    row('straight-flush', 'Straight flush', 10),
    row('four', 'Fire ens', 4),
    row('full-house', 'Fuldt hus', 4),
    row('flush', 'Flush', 3),
    row('straight', 'Straight', 2),
    row('three', 'Tre ens', 1),
  ],
  declared: declared('552196412883/553700847700', 99.7283, 0.44280114, 5.077427),
  dealDeviation: 1.744615,
})

const jokerPoker = game('joker-poker', 'Joker Poker', 'joker', {
  pays: [
    row('royal', 'Royal flush uden joker', 800),
    row('five', 'Fem ens', 200),
    row('wild-royal', 'Royal flush med joker', 100),
    row('straight-flush', 'Straight flush', 50),
    row('four', 'Fire ens', 18),
    row('full-house', 'Fuldt hus', 7),
    row('flush', 'Flush', 5),
    row('straight', 'Straight', 3),
    row('three', 'Tre ens', 2),
    row('two-pair', 'To par', 1),
    row('kings-or-better', 'Par i konger eller esser', 1),
  ],
  declared: declared('337607612499/341234243350', 98.9372, 0.4434108, 5.084502),
  dealDeviation: 1.636336,
})

/** The games of video poker that we offer. Each returns less than is staked. */
export const videoPokers: readonly VideoPokerRules[] = [
  jacksOrBetter,
  bonus,
  doubleBonus,
  deucesWild,
  jokerPoker,
]

type Own = Pick<VideoPokerRules, 'pays' | 'declared' | 'dealDeviation'>

function game(id: string, titleDa: string, wild: Wild, own: Own): VideoPokerRules {
  return { ...common, id, titleDa, wild, ...own }
}

function row(hand: HandName, nameDa: string, pays: number): HandPay {
  return { hand, nameDa, pays }
}

function declared(
  rtp: string,
  rtpPercent: number,
  hitRate: number,
  standardDeviation: number,
): DeclaredFigures {
  return { rtp, rtpPercent, hitRate, standardDeviation, volatility: 'medium', maxWinBets: 800 }
}
