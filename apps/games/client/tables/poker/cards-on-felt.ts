import { isStill, pause } from '../../frame/stillness.ts'
import { CardRow } from './card-row.ts'
import type { PokerGame, PokerView } from './poker-game.ts'
import { pokerTexts as texts } from './poker-texts.ts'

const dealMs = 190
const turnMs = 420

/** The cards of bank, board and player, dealt one after the other in the order of the rules. */
export class CardsOnFelt {
  readonly bank: CardRow
  readonly board: CardRow | undefined
  readonly player: CardRow
  readonly #hear: () => void

  /** `hear` is called for each card that comes or is turned. */
  constructor({ places }: PokerGame, hear: () => void) {
    this.#hear = hear
    this.bank = new CardRow('pk-bank', texts.bank, places.hand)
    this.board = places.board > 0 ? new CardRow('pk-board', texts.board, places.board) : undefined
    this.player = new CardRow('pk-player', texts.yourHand, places.hand)
  }

  clear(): void {
    this.bank.clear()
    this.board?.clear()
    this.player.clear()
  }

  /** Everything at once: a hand that waited, or that nothing may move for. */
  lay({ player, board = [], bank }: PokerView): void {
    this.clear()
    for (const { card } of player.cards) this.player.add(card)
    for (const { card } of board) this.board?.add(card)
    for (const { card } of bank?.cards ?? []) this.bank.add(card)
    this.#hear()
    this.player.tell(player.nameDa)
    this.bank.tell(bank?.nameDa ?? '')
  }

  /** Deals the cards not there yet. The bank's come face down, and are turned at the end. */
  async deal(view: PokerView, isNew: boolean): Promise<void> {
    if (isStill()) {
      this.lay(view)
      return
    }
    if (isNew) this.clear()
    const { player, board = [], bank } = view
    await this.#put(this.player, player.cards)
    if (this.board) await this.#put(this.board, board)
    this.player.tell(player.nameDa)
    if (bank) await this.#turnBank(bank)
  }

  async #put(row: CardRow, cards: PokerView['player']['cards']): Promise<void> {
    for (const { card } of cards.slice(row.count)) {
      row.add(card)
      this.#hear()
      await pause(dealMs)
    }
  }

  async #turnBank({ cards, nameDa }: NonNullable<PokerView['bank']>): Promise<void> {
    for (const _ of cards) {
      this.bank.add(undefined)
      this.#hear()
      await pause(dealMs)
    }
    for (const [place, { card }] of cards.entries()) {
      this.bank.turn(place, card)
      this.#hear()
      await pause(dealMs)
    }
    await pause(turnMs - dealMs)
    this.bank.tell(nameDa)
  }
}
