import type { Slip } from '../slip/slip.ts'
import { browserFavourites } from './browser-favourites.ts'
import {
  afterFavourites,
  type FavouritesEvent,
  type FavouritesState,
  firstFavourites,
} from './favourites-state.ts'
import { lostTexts, texts, wordTexts } from './favourites-texts.ts'
import { type FavouritesKeeper, type FavouriteWish, favouritesMax } from './keeper.ts'
import type { FavouriteParts, Loaded } from './loaded.ts'
import { serverFavourites } from './server-favourites.ts'

/** Slips that are kept, each a press from the layout, and the button that keeps what lies there. */
export class FavouritesPanel {
  readonly #root: HTMLElement
  readonly #parts: FavouriteParts
  readonly #page: Loaded
  readonly #keeper: FavouritesKeeper
  readonly #list: HTMLElement
  readonly #keep: HTMLButtonElement
  readonly #full: HTMLElement
  readonly #word: HTMLElement
  readonly #again: HTMLButtonElement
  #state: FavouritesState = firstFavourites
  #asked: FavouriteWish | undefined
  #slip: Slip = []

  constructor(root: HTMLElement, parts: FavouriteParts, page: Loaded) {
    const { mode, playToken, read } = parts
    const { element } = page
    this.#root = root
    this.#parts = parts
    this.#page = page
    this.#keeper = mode === 'money' ? serverFavourites(page, playToken) : browserFavourites(read)
    this.#list = element('ul')
    this.#full = element('p', { class: 'side-lead', hidden: true }, texts.full)
    this.#word = element('p', { class: 'side-lead', role: 'status' })
    this.#keep = this.#textButton(texts.keep, () => {
      this.#wish({ kind: 'keep', slip: this.#slip })
    })
    this.#again = this.#textButton(page.words.tryAgain, () => {
      root.focus()
      this.#send({ type: 'asked-again' })
    })
    root.replaceChildren(
      element('h3', {}, page.words.title),
      ...[this.#list, this.#keep, this.#full, this.#word, this.#again],
    )
    this.#put(undefined)
    this.#ask()
  }

  /** Shows the slip that lies on the layout now. */
  show(slip: Slip): void {
    this.#slip = slip
    this.#keep.disabled = slip.length === 0 || this.#isFull()
  }

  #wish(wish: FavouriteWish): void {
    this.#send({ type: 'wished', wish })
  }

  #send(event: FavouritesEvent): void {
    const before = this.#state
    this.#state = afterFavourites(before, event)
    this.#put(before)
    this.#ask()
  }

  /** One question at a time. */
  #ask(): void {
    const { wishes, isLost } = this.#state
    const [next] = wishes
    if (this.#asked || isLost || !next) return
    this.#asked = next
    void this.#answerTo(next).then((event) => {
      this.#asked = undefined
      this.#send(event)
    })
  }

  async #answerTo(wish: FavouriteWish): Promise<FavouritesEvent> {
    try {
      return { type: 'answered', answer: await this.#keeper(wish) }
    } catch (error) {
      if (!(error instanceof this.#page.AnswerLost)) throw error
      return { type: 'lost' }
    }
  }

  #put(before: FavouritesState | undefined): void {
    const { kept, wishes, isLost, told } = this.#state
    const { setHidden, setText, words } = this.#page
    const [first] = wishes
    this.#root.setAttribute('aria-busy', String(first !== undefined && !isLost))
    if (kept !== before?.kept) this.#putList()
    setHidden(this.#full, !this.#isFull())
    const lostTold = { ...lostTexts, list: words.away }
    const lost = isLost && first ? lostTold[first.kind] : ''
    setText(this.#word, told ? wordTexts[told] : lost)
    setHidden(this.#again, !isLost)
    this.show(this.#slip)
  }

  /** The keyboard stays where it was: what was under it may be gone. */
  #putList(): void {
    const { activeElement } = document
    const at = [...this.#list.children].findIndex((each) => each.contains(activeElement))
    const rows = (this.#state.kept ?? []).map(({ favourite, slip }, index) =>
      this.#row(index + 1, favourite, slip),
    )
    this.#list.replaceChildren(...rows.map(({ row }) => row))
    if (at >= 0) (rows[Math.min(at, rows.length - 1)]?.drop ?? this.#root).focus()
  }

  #row(place: number, favourite: string, slip: Slip) {
    const { element, icon, amountText, staked } = this.#page
    const text = texts.lay(place, amountText(staked(slip)))
    const lay = this.#textButton(text, () => this.#tryToLay(slip))
    const label = texts.drop(place)
    const drop = element('button', { type: 'button', class: 'step-button', 'aria-label': label })
    drop.append(icon('close'))
    drop.addEventListener('click', () => this.#wish({ kind: 'drop', favourite }))
    return { row: element('li', {}, lay, drop), drop }
  }

  /** The table's rules may be others than when it was kept; what is too much the layout says itself. */
  #tryToLay(slip: Slip): void {
    const read = this.#parts.read(slip)
    const isOther = 'refused' in read && ['malformed', 'not-a-step'].includes(read.refused)
    if (isOther) this.#send({ type: 'not-taken' })
    else this.#parts.lay(slip)
  }

  #isFull(): boolean {
    return (this.#state.kept?.length ?? 0) >= favouritesMax
  }

  #textButton(text: string, press: () => void): HTMLButtonElement {
    const made = this.#page.element('button', { type: 'button', class: 'text-button' }, text)
    made.addEventListener('click', press)
    return made
  }
}
