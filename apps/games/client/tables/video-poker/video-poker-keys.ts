import type { VideoPokerBets } from '@nordlys/game-math/tables/video-poker/bets'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import type { TableKey } from '../shared/table-keys.ts'
import { type BetChanges, nextCoin, nextHands } from './bet.ts'
import { cardCount } from './holds.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

/** The actions of the keys; each is false when it may not now. */
interface KeyActions {
  go(): boolean
  toggle(place: number): boolean
  press(change: keyof BetChanges): boolean
  change(next: (bet: VideoPokerBets) => VideoPokerBets): boolean
  turnTip(): void
}

export function videoPokerKeys(rules: VideoPokerRules, actions: KeyActions): TableKey[] {
  const key = (name: string, label: string, press: () => boolean): TableKey => {
    return { key: name, label, press }
  }
  const holds = Array.from({ length: cardCount }, (_, place) =>
    key(String(place + 1), texts.holdKey(place + 1), () => actions.toggle(place)),
  )
  return [
    key(' ', `${texts.deal} / ${texts.draw}`, actions.go),
    ...holds,
    key('+', texts.moreCoins, () => actions.press('moreCoins')),
    key('-', texts.fewerCoins, () => actions.press('fewerCoins')),
    key('m', texts.mostCoins, () => actions.press('mostCoins')),
    key('v', texts.nextCoin, () => actions.change((bet) => nextCoin(rules, bet))),
    key('h', texts.nextHands, () => actions.change((bet) => nextHands(rules, bet))),
    key('r', texts.tip, () => {
      actions.turnTip()
      return true
    }),
  ]
}
