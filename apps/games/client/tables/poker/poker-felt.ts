import type { ClientHand } from '@nordlys/contracts'
import { element, setHidden } from '../../frame/element.ts'
import { Betting } from '../shared/betting.ts'
import { checkPage } from '../shared/check-round.ts'
import { printOnFelt } from '../shared/print-on-felt.ts'
import { RoundSpots, slipRulesOf } from '../shared/round-spots.ts'
import { rulesPage } from '../shared/rules-page.ts'
import type { FeltParts, TableFelt } from '../shared/table-felt.ts'
import type { TableKey } from '../shared/table-keys.ts'
import { paidSentence, say } from '../shared/table-screen.ts'
import { handOnFelt, type TableState } from '../shared/table-state.ts'
import { tableTexts } from '../shared/table-texts.ts'
import { CardsOnFelt } from './cards-on-felt.ts'
import { ChoiceButtons } from './choice-buttons.ts'
import { paytablePage } from './paytable-page.ts'
import type { PokerGame, PokerView } from './poker-game.ts'
import { pokerTexts as texts } from './poker-texts.ts'
import { Result } from './result.ts'

/** By the machines of both games. */
const choices = { fold: 0, play: 1 } as const

/** The felt of poker against the bank: bets, cards, one choice, and the end. [GAME-02] */
export class PokerFelt implements TableFelt {
  readonly controls: HTMLElement
  readonly pages: TableFelt['pages']
  readonly keys: readonly TableKey[]
  readonly #parts: FeltParts
  readonly #cards: CardsOnFelt
  readonly #result = new Result()
  readonly #betting: Betting
  readonly #spots: RoundSpots
  readonly #choices: ChoiceButtons

  constructor(parts: FeltParts, game: PokerGame) {
    this.#parts = parts
    this.#cards = new CardsOnFelt(game, () => parts.sound.play('card'))
    this.#choices = new ChoiceButtons((choice) => parts.play.choose(choice))
    this.#betting = new Betting({
      ...parts,
      limits: slipRulesOf(game.spots),
      needed: game.spots[0].bet,
      placeFirst: texts.placeFirst,
      showBets: (bets, mayPlace) => this.#spots.show(bets, mayPlace),
      onDeal: () => this.#sweep(),
    })
    this.#spots = new RoundSpots(game.spots, this.#betting)
    this.controls = element('div', { class: 'pk-controls' }, this.#choices.host, this.#betting.host)
    this.#build(game)
    this.pages = [
      rulesPage(parts.opened.game),
      paytablePage(game.paytables),
      checkPage({
        definitionHash: parts.opened.game.definitionHash,
        last: () => parts.play.state().hand,
        replays: (played, rng) => game.replays(played, rng),
      }),
    ]
    this.keys = [
      this.#choiceKey('s', texts.play, choices.play),
      this.#choiceKey('l', texts.fold, choices.fold),
      ...this.#betting.keys,
    ]
  }

  show(state: TableState): void {
    const { phase, hand } = state
    const isBetting = phase.name === 'betting' || phase.name === 'closed'
    setHidden(this.#betting.host, !isBetting)
    setHidden(this.#choices.host, isBetting)
    this.#betting.show(state)
    const view = viewOf(hand)
    const room = { ...state, roundOre: this.stakeOre(state) }
    if (view && phase.name === 'choosing') this.#choices.show(view.choices, room)
    else if (phase.name === 'asking' || phase.name === 'waiting') this.#choices.disable()
    else this.#choices.clear()
  }

  async reveal(hand: ClientHand, before: ClientHand | undefined): Promise<void> {
    const view = viewOf(hand)
    if (!view) return
    this.#result.clear()
    // An answer to a deal brings no notice: a waiting one came with the play, or with a refusal.
    const waited = hand.step > 0 || this.#parts.play.state().notice !== undefined
    if (!before && waited) this.#cards.lay(view)
    else await this.#cards.deal(view, !before)
    if (this.#result.show(view)) this.#conclude(hand, view)
    else this.#say(view)
  }

  stakeOre(state: TableState): number {
    const laid = this.#betting.lyingOre(state)
    const isOnFelt = laid > 0 && state.phase.name !== 'betting'
    return isOnFelt ? (viewOf(handOnFelt(state))?.outcome?.stakeOre ?? laid) : laid
  }

  #build({ print, places }: PokerGame): void {
    const { bank, board, player } = this.#cards
    const { felt } = this.#parts.screen
    felt.classList.add('pk-felt')
    felt.toggleAttribute('data-board', places.board > 0)
    felt.append(
      bank.host,
      printOnFelt(print),
      ...(board ? [board.host] : []),
      this.#result.host,
      player.host,
      this.#spots.host,
    )
  }

  #sweep(): void {
    this.#cards.clear()
    this.#result.clear()
  }

  #say({ player }: PokerView): void {
    const cards = player.cards.map(({ nameDa }) => nameDa).join(', ')
    say(this.#parts.screen, texts.standing(cards, player.nameDa))
  }

  #conclude({ end }: ClientHand, { player, bank, endDa }: PokerView): void {
    if (!end || !bank) return
    const told = [texts.ended(player.nameDa, bank.nameDa), `${endDa}.`, paidSentence(end)]
    if (end.automaticFrom !== undefined) told.push(tableTexts.automatic)
    say(this.#parts.screen, told.join(' '))
    this.#betting.conclude()
  }

  #choiceKey(key: string, label: string, choice: number): TableKey {
    return { key, label, press: () => this.#choices.press(choice) }
  }
}

/** The server sends a hand as its game tells it. */
function viewOf(hand: ClientHand | undefined): PokerView | undefined {
  return hand?.view as PokerView | undefined
}
