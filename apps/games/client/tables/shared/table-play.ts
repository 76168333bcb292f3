import type { ClientHand, HandAnswer, HandRefusal, TableOpened } from '@nordlys/contracts'
import { AnswerLost } from '../../frame/ask.ts'
import { BalanceReader } from '../../frame/balance.ts'
import type { Frame } from '../../frame/frame.ts'
import { type KeptTable, keepTable } from '../../frame/tab-memory.ts'
import { askToChoose, askToDeal } from './table-server.ts'
import {
  advanceTable,
  firstTableState,
  mayBonusHaveChanged,
  type TableEvent,
  type TableState,
  type Wish,
} from './table-state.ts'

/** The retry delays, by attempt. */
const patienceMs = [1_000, 2_000, 4_000, 8_000] as const

interface PlayParts {
  readonly frame: Frame
  readonly opened: TableOpened
  readonly kept: KeptTable | undefined
  /** Puts a state on the screen. */
  show(state: TableState): void
  /** Deals and turns what is new of a hand; resolves once all of it lies there. */
  reveal(hand: ClientHand, before: ClientHand | undefined): Promise<void>
}

/** One play at a table: holds the state, shows it, and asks what each phase asks for. */
export class TablePlay {
  readonly #parts: PlayParts
  readonly #balance = new BalanceReader()
  #state: TableState
  /** Something of the page's lies over the game: until it is gone no stake leaves it. [SCREEN-04] */
  #isHeld = false

  constructor(parts: PlayParts) {
    this.#parts = parts
    const mode = parts.frame.mode === 'money' ? 'money' : 'free'
    this.#state = firstTableState(mode, parts.opened, parts.kept)
  }

  get state(): TableState {
    return this.#state
  }

  /** Shows where play begins, and goes on with a hand that waits. */
  async begin(): Promise<void> {
    const { free, mode, hand } = this.#state
    if (mode === 'free' && free && !hand) await this.#recallFree(free)
    this.#keep()
    this.#parts.show(this.#state)
    if (this.#state.phase.name === 'showing') void this.#reveal()
  }

  deal(bets: unknown): void {
    if (!this.#isHeld) this.#send({ type: 'dealt', bets })
  }

  choose(choice: number): void {
    if (!this.#isHeld) this.#send({ type: 'chosen', choice })
  }

  hold(): void {
    this.#isHeld = true
  }

  goOn(): void {
    // Under the overlay money may have been paid in.
    if (this.#isHeld) void this.refreshBalance()
    this.#isHeld = false
    this.#send({ type: 'notice-answered' })
    // A press meanwhile had no effect: the felt takes it back.
    this.refresh()
  }

  /** The bets on the felt have changed, and the state has not. */
  refresh(): void {
    this.#parts.show(this.#state)
  }

  /** Asks the wallet: money may have been paid in on the page around. */
  async refreshBalance(): Promise<void> {
    if (this.#state.mode === 'free') return
    const told = await this.#balance.read(this.#state.playToken)
    if (!told) return
    const { balanceOre, stakeMaxOre } = told
    this.#send({ type: 'balance-told', balanceOre, stakeMaxOre })
  }

  /** The server kept nothing of it: the hand is named by its bets and choices. */
  async #recallFree({ bets, choices }: NonNullable<TableState['free']>): Promise<void> {
    const answer = await this.#dealFree(bets, choices).catch(() => undefined)
    if (!answer?.ok) {
      // The kept key is worth nothing to a play that was opened again.
      const { roundKey } = this.#parts.opened
      this.#state = { ...this.#state, free: undefined, roundKey }
      return
    }
    this.#state = {
      ...advanceTable(this.#state, { type: 'answered', answer }),
      free: answer.hand.end ? undefined : { bets, choices },
      notice: 'goes-on',
    }
  }

  #send(event: TableEvent): void {
    const before = this.#state
    this.#state = advanceTable(before, event)
    if (this.#state === before) return
    if (this.#state.roundKey !== before.roundKey || this.#state.free !== before.free) this.#keep()
    this.#parts.show(this.#state)
    if (this.#state.phase !== before.phase) this.#act()
  }

  #act(): void {
    const { phase, notice, hand } = this.#state
    const { frame } = this.#parts
    switch (phase.name) {
      case 'asking':
        void this.#ask(phase.wish)
        break
      case 'waiting': {
        const delayMs = patienceMs[Math.min(phase.attempt, patienceMs.length) - 1]
        setTimeout(() => this.#send({ type: 'asked-again' }), delayMs)
        break
      }
      case 'showing':
        void this.#reveal()
        break
      case 'betting':
        this.#keep()
        this.#askForBonus()
        if (notice === 'notice-due') frame.tell({ type: 'notice-wanted' })
        else if (hand?.end && this.#state.mode === 'money') frame.tell({ type: 'round-settled' })
        break
      case 'closed':
        if (notice) frame.tell({ type: 'play-ended', reason: notice })
        break
      case 'choosing':
        this.#askForBonus()
        break
    }
  }

  /** No choice stays closed for a bonus that has ended meanwhile. */
  #askForBonus(): void {
    if (mayBonusHaveChanged(this.#state)) void this.refreshBalance()
  }

  async #ask(wish: Wish): Promise<void> {
    try {
      const answer = await this.#answerTo(wish)
      this.#balance.outdate()
      if (answer.ok) this.#send({ type: 'answered', answer })
      else this.#send({ type: 'refused', refused: answer })
    } catch (error) {
      if (!(error instanceof AnswerLost)) throw error
      this.#send({ type: 'answer-lost' })
    }
  }

  #answerTo(wish: Wish): Promise<HandAnswer | HandRefusal> {
    const { mode, playToken, roundKey, hand, free } = this.#state
    const { definitionHash } = this.#parts.opened.game
    if (mode === 'free') {
      return wish.kind === 'deal'
        ? this.#dealFree(wish.bets, [])
        : this.#dealFree(free?.bets, [...(free?.choices ?? []), wish.choice])
    }
    if (wish.kind === 'deal')
      return askToDeal(playToken, { roundKey, bets: wish.bets, definitionHash })
    const { round = '', step = 0 } = hand ?? {}
    return askToChoose(playToken, { round, step, choice: wish.choice })
  }

  #dealFree(bets: unknown, choices: readonly number[]): Promise<HandAnswer | HandRefusal> {
    const { playToken, roundKey } = this.#state
    const told = choices.map((choice) => choice.toString(16).padStart(2, '0')).join('')
    const { definitionHash } = this.#parts.opened.game
    return askToDeal(playToken, { roundKey, bets, choices: told, definitionHash })
  }

  async #reveal(): Promise<void> {
    const { hand, before } = this.#state
    if (hand) await this.#parts.reveal(hand, before)
    this.#send({ type: 'shown' })
  }

  #keep(): void {
    const { playToken, roundKey, stakedOre, wonOre, free } = this.#state
    const { definitionHash } = this.#parts.opened.game
    keepTable({ playToken, roundKey, stakedOre, wonOre, definitionHash, free })
  }
}
