import type { ClientRound, GambleChoice, GambleOffer } from '@nordlys/contracts'
import { amountText } from '../../frame/amounts.ts'
import { element, setHidden, setText } from '../../frame/element.ts'
import { type GameState, isGambleOffered } from '../round/game-state.ts'
import { texts } from '../words/texts.ts'
import { noticeTexts } from './notice-texts.ts'
import { playingCard, suit } from './playing-card.ts'

const turnMs = 900
const turnStillMs = 300

/** The player's actions at the table. */
interface GambleActions {
  choose(choice: GambleChoice): void
  /** The win is taken, and the offer with it. */
  collect(): void
  /** The table is left, with or without a gamble. */
  leave(): void
}

/**
 * The button that offers a win for a gamble, and the table it opens: a card that lies face down and two
 * colours to name. It opens when it is asked for, and what is in focus there never stakes anything.
 */
export class GambleTable {
  readonly button = element(
    'button',
    { type: 'button', class: 'gamble-open', hidden: true, 'aria-haspopup': 'dialog' },
    texts.gamble,
  )
  readonly #card = playingCard()
  readonly #lead = element('p', { class: 'gamble-lead', id: 'gamble-lead' })
  readonly #step = element('p', { class: 'gamble-note' })
  readonly #status = element('p', { class: 'gamble-status', role: 'status' })
  readonly #colours = (['red', 'black'] as const).map((choice) => ({
    choice,
    button: element(
      'button',
      { type: 'button', class: `gamble-colour ${choice}` },
      suit(choice),
      texts.colours[choice],
    ),
  }))
  readonly #leave = element('button', { type: 'button', class: 'gamble-leave' }, texts.takeWin)
  readonly #dialog: HTMLDialogElement
  #isBusy = false

  constructor() {
    const choices = this.#colours.map(({ button }) => button)
    const title = element('h2', { id: 'gamble-title' }, texts.gamble)
    const odds = element('p', { class: 'gamble-note', id: 'gamble-odds' }, texts.gambleOdds)
    this.#dialog = element(
      'dialog',
      {
        class: 'gamble-table',
        'aria-labelledby': 'gamble-title',
        'aria-describedby': 'gamble-lead gamble-odds',
      },
      this.#card,
      element(
        'div',
        { class: 'gamble-words' },
        title,
        this.#status,
        this.#lead,
        odds,
        this.#step,
        element('div', { class: 'gamble-colours' }, ...choices),
        this.#leave,
      ),
    )
    this.button.addEventListener('click', () => this.#open())
    document.body.append(this.#dialog)
  }

  get isOpen(): boolean {
    return this.#dialog.open
  }

  bind({ choose, collect, leave }: GambleActions): void {
    for (const { choice, button } of this.#colours) {
      button.addEventListener('click', () => {
        delete this.#card.dataset.face
        choose(choice)
      })
    }
    this.#leave.addEventListener('click', () => {
      collect()
      this.#dialog.close()
    })
    // A gamble under way is waited for: it settles, no matter which key is pressed.
    this.#dialog.addEventListener('cancel', (event) => {
      if (this.#isBusy) event.preventDefault()
    })
    this.#dialog.addEventListener('close', leave)
  }

  /** Puts a state on the button and, while it is open, on the table. */
  show(state: GameState, isRowOn: boolean): void {
    const { phase, offer, notice, isReplay } = state
    const isOffered = isGambleOffered(state) && !isRowOn
    setHidden(this.button, !isOffered)
    if (!this.isOpen) {
      if (isOffered && offer) this.#tell(offer)
      return
    }
    this.#isBusy = phase.name !== 'resting'
    const wasRefused = phase.name === 'over' || (phase.name === 'resting' && notice && !isReplay)
    if (wasRefused) {
      this.#dialog.close()
      return
    }
    this.#enable(isOffered)
    if (isOffered && offer) this.#tell(offer)
    if (phase.name === 'waiting') setText(this.#status, noticeTexts.waiting)
    if (phase.name === 'asking') setText(this.#status, '')
  }

  /** Resolves when the card has turned and can be read. */
  async turn({ gamble, stakeOre, winOre }: ClientRound, isStill: boolean): Promise<void> {
    if (!gamble) return
    if (!this.isOpen) this.#openFor(stakeOre)
    this.#card.dataset.face = gamble.card
    await new Promise((resolve) => setTimeout(resolve, isStill ? turnStillMs : turnMs))
    const result =
      winOre > 0 ? texts.gambleWon(amountText(winOre)) : texts.gambleLost(amountText(stakeOre))
    setText(this.#status, `${texts.cards[gamble.card]} ${result}`)
  }

  #open(): void {
    delete this.#card.dataset.face
    setText(this.#status, '')
    this.#isBusy = false
    this.#dialog.showModal()
    this.#enable(true)
  }

  /** A gamble that was made before the page was loaded: only its card is left to see. */
  #openFor(stakeOre: number): void {
    this.#open()
    this.#isBusy = true
    this.#enable(false)
    setText(this.#lead, texts.gambleLead(amountText(stakeOre), amountText(stakeOre * 2)))
    setText(this.#step, '')
  }

  /** The safe button has the focus: a key pressed once too often stakes nothing. */
  #enable(isOffered: boolean): void {
    for (const { button } of this.#colours) {
      button.hidden = !isOffered && !this.#isBusy
      button.disabled = this.#isBusy
    }
    this.#leave.disabled = this.#isBusy
    setText(this.#leave, isOffered || this.#isBusy ? texts.takeWin : texts.close)
    this.#lead.hidden = !isOffered && !this.#isBusy
    this.#step.hidden = this.#lead.hidden
    if (!this.#isBusy) this.#leave.focus()
  }

  #tell({ stakeOre, step, maxSteps }: GambleOffer): void {
    setText(this.#lead, texts.gambleLead(amountText(stakeOre), amountText(stakeOre * 2)))
    setText(this.#step, texts.gambleStep(step, maxSteps))
  }
}
