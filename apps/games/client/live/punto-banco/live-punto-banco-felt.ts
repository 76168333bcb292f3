import {
  findBet,
  type PuntoBancoBet,
  type PuntoBancoRules,
  readSlip,
} from '@nordlys/game-math/tables/punto-banco/rules'
import type { PuntoBancoView } from '@nordlys/game-math/tables/punto-banco/view'
import { element, setHidden, setText } from '../../frame/element.ts'
import { becameText, wonText } from '../../tables/punto-banco/became.ts'
import { BetSpots, slipRulesOf } from '../../tables/punto-banco/bet-spots.ts'
import { CardsOnFelt } from '../../tables/punto-banco/cards-on-felt.ts'
import { hitsOf } from '../../tables/punto-banco/hits-of.ts'
import { PastResults } from '../../tables/punto-banco/past-results.ts'
import { puntoBancoTexts as words } from '../../tables/punto-banco/punto-banco-texts.ts'
import { cardName } from '../../tables/shared/playing-card.ts'
import type { TableKey } from '../../tables/shared/table-keys.ts'
import { paidSentence, paidText, say } from '../../tables/shared/table-screen.ts'
import { LiveChips } from '../chips/live-chips.ts'
import type { LiveFelt, LiveFeltParts } from '../live-kind.ts'
import { PhaseTold } from '../phase-told.ts'
import type { OwnPayout } from '../round/own-payout.ts'
import { type LiveState, shownOutcome, shownPayout } from '../round/play-state.ts'
import { ownOf } from '../round/view.ts'
import { watcherFoot } from '../watcher-foot.ts'
import { noticeWords } from '../words.ts'
import { dealIn, winnersIn } from './deal-in.ts'
import { LiveCards } from './live-cards.ts'
import { dealView } from './punto-banco-payout.ts'

/** A live punto banco's felt: the cards that all see, the five spots, and one's own bets. [GAME-03] */
export class LivePuntoBancoFelt implements LiveFelt {
  readonly controls: HTMLElement
  readonly keys: readonly TableKey[]
  readonly #parts: LiveFeltParts
  readonly #rules: PuntoBancoRules
  readonly #cards: CardsOnFelt
  readonly #deal: LiveCards
  readonly #phase: PhaseTold
  readonly #past = new PastResults()
  readonly #chips: LiveChips
  readonly #spots: BetSpots
  readonly #won = element('p', { class: 'pb-won' })
  readonly #paid = element('p', { class: 'pb-paid felt-paid' })
  readonly #notice = element('p', { class: 'felt-notice', role: 'status', hidden: true })
  #shown: LiveState
  #told = ''

  constructor(parts: LiveFeltParts) {
    this.#parts = parts
    this.#shown = parts.first
    const { screen, sound, timing, first } = parts
    // The server sends what was proven; its shape follows from the game's kind.
    const rules = parts.rules as PuntoBancoRules
    this.#rules = rules
    this.#cards = new CardsOnFelt(() => sound.play('card'))
    this.#deal = new LiveCards({
      ...{ cards: this.#cards, timing, rules },
      onDealt: ({ side, card }) => {
        sound.play('card')
        say(screen, words.told(words.spots[side], cardName(card)))
      },
    })
    this.#phase = new PhaseTold(parts)
    this.#chips = new LiveChips({
      ...{ screen, sound, first, limits: slipRulesOf(rules) },
      read(bets) {
        const slip = readSlip(rules, bets)
        return 'refused' in slip ? [] : slip
      },
      nameOf,
      showBets: (bets, mayPlace) => this.#spots.show(bets, mayPlace),
      wished: () => this.#putNotice(),
      lay: (bets) => parts.lay(bets),
    })
    this.#spots = new BetSpots(rules, this.#chips)
    screen.felt.append(
      this.#cards.host,
      this.#phase.root,
      element('div', { class: 'pb-result' }, this.#won, this.#paid),
      this.#past.host,
      this.#spots.host,
      this.#notice,
    )
    this.controls = first.isWatching ? watcherFoot(parts.siteUrl, parts.gameId) : this.#chips.root
    this.keys = first.isWatching ? [] : this.#allKeys()
    this.#chips.put()
  }

  stakeOre(): number {
    return this.#chips.stakeOre
  }

  show(now: LiveState): void {
    const before = this.#shown
    this.#shown = now
    this.#chips.show(before, now)
    this.#phase.show(before, now)
    this.#deal.show(now)
    this.#tellResult(now)
    if (now.view.latest !== before.view.latest) this.#past.show(winnersIn(now.view.latest))
    this.#putNotice()
  }

  #allKeys(): TableKey[] {
    const spot = (key: string, bet: PuntoBancoBet) =>
      this.#chips.key(key, words.place(words.spots[bet]), () => this.#chips.place(bet))
    return [...this.#chips.keys, spot('s', 'player'), spot('b', 'bank'), spot('u', 'tie')]
  }

  /** Once the last card lies: who won, and what became of each bet. */
  #tellResult(now: LiveState): void {
    const deal = dealIn(shownOutcome(now))
    const paid = deal && shownPayout(now, this.#parts.payoutOf)
    const told = deal ? `${now.view.round} ${paid?.payoutOre}` : ''
    if (told === this.#told) return
    this.#told = told
    setText(this.#paid, paid ? paidText(paid) : '')
    this.#paid.toggleAttribute('data-gain', paid !== undefined && paid.payoutOre > paid.stakeOre)
    if (!deal) {
      setText(this.#won, '')
      this.#spots.tell(undefined)
      return
    }
    const bets = paid && ownOf(now.view, now.view.round)?.bets
    this.#conclude(dealView(this.#rules, bets, deal), paid)
  }

  #conclude(view: PuntoBancoView, paid: OwnPayout | undefined): void {
    const { screen, sound } = this.#parts
    this.#cards.end(view)
    setText(this.#won, wonText(view))
    const { lines } = view.outcome
    const hits = hitsOf(view)
    this.#spots.tell((bet) => {
      const line = lines.find((each) => each.bet === bet)
      return { isHit: hits.has(bet), became: line ? becameText(line) : '' }
    })
    const each = lines.map((line) => words.told(nameOf(line.bet), becameText(line)))
    const own = paid ? ` ${paidSentence(paid)}${lines.length > 1 ? ` ${each.join(', ')}` : ''}` : ''
    say(screen, `${wonText(view)}.${own}`)
    if (paid && paid.payoutOre > paid.stakeOre) sound.play('win')
  }

  #putNotice(): void {
    const { notice } = this.#shown.view
    const told = this.#chips.refused ?? (notice && noticeWords(notice))
    setHidden(this.#notice, told === undefined)
    if (told !== undefined) setText(this.#notice, told)
  }
}

function nameOf(bet: string): string {
  const known = findBet(bet)
  return known ? words.spots[known] : ''
}
