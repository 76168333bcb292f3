import type { ClientHand } from '@nordlys/contracts'
import { puntoBanco } from '@nordlys/game-math/tables/punto-banco/machine'
import type { PuntoBancoBet, PuntoBancoRules } from '@nordlys/game-math/tables/punto-banco/rules'
import type { PuntoBancoView } from '@nordlys/game-math/tables/punto-banco/view'
import { viewOf as shownOf } from '@nordlys/game-math/tables/punto-banco/view'
import { element, setText } from '../../frame/element.ts'
import { Betting } from '../shared/betting.ts'
import { checkPage } from '../shared/check-round.ts'
import { printOnFelt } from '../shared/print-on-felt.ts'
import { replaysWith } from '../shared/replays-with.ts'
import { rulesPage } from '../shared/rules-page.ts'
import type { FeltParts, TableFelt } from '../shared/table-felt.ts'
import type { TableKey } from '../shared/table-keys.ts'
import { paidSentence, paidText, say } from '../shared/table-screen.ts'
import type { TableState } from '../shared/table-state.ts'
import { becameText, wonText } from './became.ts'
import { paysText } from './bet-facts.ts'
import { BetSpots, slipRulesOf } from './bet-spots.ts'
import { CardsOnFelt } from './cards-on-felt.ts'
import { hitsOf } from './hits-of.ts'
import { PastResults } from './past-results.ts'
import { puntoBancoTexts as texts } from './punto-banco-texts.ts'

/** Punto banco's felt: five spots and the cards of both sides; nothing is chosen after the bets. [GAME-02] */
export function puntoBancoFelt(parts: FeltParts): TableFelt {
  return new PuntoBancoFelt(parts)
}

class PuntoBancoFelt implements TableFelt {
  readonly controls: HTMLElement
  readonly pages: TableFelt['pages']
  readonly keys: readonly TableKey[]
  readonly #screen: FeltParts['screen']
  readonly #cards: CardsOnFelt
  readonly #past = new PastResults()
  readonly #spots: BetSpots
  readonly #betting: Betting
  readonly #won = element('p', { class: 'pb-won' })
  readonly #paid = element('p', { class: 'pb-paid felt-paid' })

  constructor(parts: FeltParts) {
    this.#screen = parts.screen
    this.#cards = new CardsOnFelt(() => parts.sound.play('card'))
    // The server sends what was proven; its shape follows from the game's kind.
    const rules = parts.opened.game.rules as PuntoBancoRules
    this.#betting = new Betting({
      ...parts,
      limits: slipRulesOf(rules),
      placeFirst: texts.placeFirst,
      showBets: (bets, mayPlace) => this.#spots.show(bets, mayPlace),
      onLaid: () => this.#spots.tell(undefined),
      onDeal: () => {
        this.#cards.clear()
        this.#clearResult()
      },
    })
    this.#spots = new BetSpots(rules, this.#betting)
    this.controls = element('div', { class: 'pb-controls' }, this.#betting.host)
    parts.screen.felt.append(
      this.#cards.host,
      printOnFelt(
        texts.felt({
          bank: paysText(rules, 'bank'),
          tie: paysText(rules, 'tie'),
          pair: paysText(rules, 'bank-pair'),
        }),
      ),
      element('div', { class: 'pb-result' }, this.#won, this.#paid),
      this.#past.host,
      this.#spots.host,
    )
    this.pages = [
      rulesPage(parts.opened.game),
      checkPage({
        definitionHash: parts.opened.game.definitionHash,
        last: () => parts.play.state().hand,
        replays: replaysWith(puntoBanco, shownOf, rules),
        drawn: { lead: texts.checkLead, holds: texts.checkHolds },
      }),
    ]
    this.keys = this.#allKeys()
  }

  show(state: TableState): void {
    this.#betting.show(state)
  }

  async reveal(hand: ClientHand): Promise<void> {
    const view = viewOf(hand)
    if (!view) return
    this.#clearResult()
    await this.#cards.deal(view)
    this.#conclude(hand, view)
  }

  stakeOre(state: TableState): number {
    return this.#betting.lyingOre(state)
  }

  #clearResult(): void {
    setText(this.#won, '')
    setText(this.#paid, '')
    this.#spots.tell(undefined)
  }

  /** The cards lie there: who won, and what became of each bet. */
  #conclude({ end }: ClientHand, view: PuntoBancoView): void {
    if (!end) return
    const paid = paidText(end)
    setText(this.#won, wonText(view))
    setText(this.#paid, paid)
    this.#paid.toggleAttribute('data-gain', end.payoutOre > end.stakeOre)
    const { lines } = view.outcome
    const hits = hitsOf(view)
    const becameOf = (bet: PuntoBancoBet) => {
      const line = lines.find((each) => each.bet === bet)
      return line ? becameText(line) : ''
    }
    this.#spots.tell((bet) => ({ isHit: hits.has(bet), became: becameOf(bet) }))
    const each = lines.map((line) =>
      texts.told(texts.spots[line.bet as PuntoBancoBet], becameText(line)),
    )
    const told = lines.length > 1 ? ` ${each.join(', ')}` : ''
    say(this.#screen, `${wonText(view)}. ${paidSentence(end)}${told}`)
    this.#past.add(view.winner)
    this.#betting.conclude()
  }

  #allKeys(): TableKey[] {
    const spot = (key: string, bet: PuntoBancoBet) =>
      this.#betting.key(key, texts.place(texts.spots[bet]), () => this.#betting.place(bet))
    return [...this.#betting.keys, spot('s', 'player'), spot('b', 'bank'), spot('u', 'tie')]
  }
}

/** The server sends a round as its game tells it; it is over with the deal. */
function viewOf(hand: ClientHand): PuntoBancoView | undefined {
  return hand.view as PuntoBancoView | undefined
}
