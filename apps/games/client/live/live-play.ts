import { BalanceReader } from '../frame/balance.ts'
import { playEndings } from '../tables/shared/play-endings.ts'
import { LiveLine, type TicketAnswer } from './line/live-line.ts'
import { Pace } from './line/pace.ts'
import type { LiveMessage } from './line/read-told.ts'
import type { Timing } from './line/timing.ts'
import type { Transport } from './line/transport.ts'
import { askForTicket } from './live-server.ts'
import { afterCut, afterSent } from './round/after-answer.ts'
import { afterTold } from './round/after-told.ts'
import { ownMoment } from './round/clock.ts'
import type { PayoutOf } from './round/own-payout.ts'
import { counted, type LiveState, mayBet } from './round/play-state.ts'
import { sameBets } from './round/same-bets.ts'
import { askedOf } from './round/view.ts'

interface LivePlayParts {
  /** Undefined for a watcher. */
  readonly playToken: string | undefined
  readonly payoutOf: PayoutOf
  readonly first: LiveState
  readonly transport: Transport
  readonly timing: Timing
  /** From 0 to 1. */
  chance(): number
  show(state: LiveState): void
  /** A round was counted: stake and win are in the sums. */
  settled(state: LiveState): void
  noticeDue(): void
  ended(refusal: string): void
}

/** What waits for the end of betting may wait so long before it, for its way to the server. */
const aheadMs = 150

/** One play at a live table: holds the state, shows it, and sends the chips that lie on the felt. */
export class LivePlay {
  readonly #parts: LivePlayParts
  readonly #line: LiveLine
  readonly #pace: Pace
  readonly #balance = new BalanceReader()
  #state: LiveState
  #laid: unknown = []
  #callOffLanding: (() => void) | undefined

  constructor(parts: LivePlayParts) {
    this.#parts = parts
    this.#state = parts.first
    this.#pace = new Pace(parts.timing)
    this.#line = new LiveLine({
      transport: parts.transport,
      timing: parts.timing,
      chance: parts.chance,
      ticket: () => this.#ticket(),
      told: (message) => this.#hear(message),
      stands: (line) => {
        this.#put({ line, view: line === 'cut' ? afterCut(this.#state.view) : this.#state.view })
      },
      refused: (refusal) => this.#end(refusal),
    })
  }

  get state(): LiveState {
    return this.#state
  }

  begin(): void {
    this.#parts.show(this.#state)
    this.#line.open()
  }

  /** The chips that lie on the felt now: the table is sent them while bets are taken. */
  lay(bets: unknown): void {
    this.#laid = bets
    this.#send()
  }

  /** The browser has no network. */
  lost(): void {
    this.#line.lost()
  }

  hold(): void {
    this.#pace.drop()
    this.#put({ isHeld: true })
  }

  goOn(): void {
    if (!this.#state.isHeld) return
    this.#put({ isHeld: false })
    // Under the overlay money may have been paid in.
    void this.refreshBalance()
  }

  /** Asks the wallet, which tells of a win before its outcome is shown: not while a round is played. */
  async refreshBalance(): Promise<void> {
    const { playToken } = this.#parts
    if (playToken === undefined || this.#state.view.phase !== 'betting') return
    const told = await this.#balance.read(playToken)
    if (!told || this.#state.view.phase !== 'betting') return
    const { balanceOre, stakeMaxOre } = told
    this.#put({ view: { ...this.#state.view, balanceOre }, stakeMaxOre })
  }

  async #ticket(): Promise<TicketAnswer> {
    const { playToken } = this.#parts
    if (playToken === undefined) return { ticket: undefined }
    const answer = await askForTicket(playToken).catch(() => undefined)
    if (answer?.ok) return { ticket: answer.ticket }
    return answer && playEndings.has(answer.refusal) ? { refused: answer.refusal } : 'lost'
  }

  #hear(message: LiveMessage): void {
    const { timing } = this.#parts
    // Chips that wait for their turn still come in time: the table takes what was on its way.
    if (message.type === 'phase' && message.phase !== 'betting') this.#pace.flush()
    const { view, landed } = this.#state
    if (message.type === 'booked') this.#balance.outdate()
    const isRoundNew = message.type === 'phase' && message.round !== view.round
    this.#put({
      view: afterTold(view, message, timing.now()),
      landed: message.type === 'result' ? Math.max(landed, message.round) : landed,
    })
    if (message.type === 'slip' && !this.#state.view.isOwnKnown) this.#line.askAgain()
    if (message.type === 'spun' || message.type === 'state') this.#awaitLanding()
    if (message.type === 'refused') this.#heed(message.refusal)
    const isUnknown = this.#state.view.balanceOre === undefined
    if (isRoundNew || isUnknown) void this.refreshBalance()
  }

  #heed(refusal: string): void {
    if (refusal === 'notice-due') this.#parts.noticeDue()
    if (playEndings.has(refusal)) this.#end(refusal)
  }

  /** The outcome is shown when all of it lies, by the server's clock; the result may come a moment later. */
  #awaitLanding(): void {
    const { view } = this.#state
    const { thrown } = view
    this.#callOffLanding?.()
    if (!thrown || thrown.round !== view.round) return
    const { timing } = this.#parts
    const waitMs = Math.max(0, ownMoment(view.offsets, thrown.landsAt) - timing.now())
    this.#callOffLanding = timing.after(waitMs, () => {
      this.#put({ landed: Math.max(this.#state.landed, thrown.round) })
    })
  }

  #end(refusal: string): void {
    this.#put({ ended: refusal })
    this.#line.end()
    this.#parts.ended(refusal)
  }

  #put(changed: Partial<LiveState>): void {
    const before = this.#state
    this.#state = counted({ ...before, ...changed }, this.#parts.payoutOf)
    this.#parts.show(this.#state)
    if (this.#state.counted !== before.counted) this.#parts.settled(this.#state)
    this.#send()
  }

  /** What lies on the felt and what the table has of it become the same. */
  #send(): void {
    if (!this.#isNews()) return
    const { endsAt, offsets } = this.#state.view
    const byMs = endsAt === undefined ? undefined : ownMoment(offsets, endsAt) - aheadMs
    this.#pace.run(() => this.#bet(), byMs)
  }

  #bet(): void {
    const { view } = this.#state
    const bets = this.#laid
    if (!this.#isNews() || !this.#line.ask({ type: 'bet', round: view.round, bets })) return
    this.#put({ view: afterSent(view, bets) })
  }

  #isNews(): boolean {
    return mayBet(this.#state) && !sameBets(askedOf(this.#state.view), this.#laid)
  }
}
