import { amountText } from '../../frame/amounts.ts'
import { setHidden, setText } from '../../frame/element.ts'
import { countedOre, countUpMs, isGain, sizeOf } from '../round/count-up.ts'
import type { WinPlan } from '../round/win-plan.ts'
import type { WinItem } from '../round/win-words.ts'
import type { GameStage } from '../stage/game-stage.ts'
import { texts } from '../words/texts.ts'
import type { Screen } from './screen.ts'
import { showWinSize } from './show-state.ts'

/** A win as it is about to be shown. */
export interface ShownWin {
  readonly plan: WinPlan
  readonly stakeOre: number
  /** More of the same spin may follow. */
  readonly isPassing: boolean
  readonly isFast: boolean
  readonly isStill: boolean
}

/** How long every winning cell stands lit together, at least, and then each win alone. */
const togetherMs = 700
const passingMs = 480
const eachWinMs = 1_300

/** Presents what was won: the cells, the words and the amount. */
export class WinShow {
  readonly #screen: Screen
  readonly #stage: GameStage
  #finish: (() => void) | undefined
  #winTimer: ReturnType<typeof setInterval> | undefined

  constructor(screen: Screen, stage: GameStage) {
    this.#screen = screen
    this.#stage = stage
  }

  /** Resolves when the amount has been counted up; the wins go on showing until `clear`. */
  async show(shown: ShownWin): Promise<void> {
    const { plan, stakeOre, isPassing } = shown
    const { items, size, toOre } = plan
    const isRise = size !== sizeOf(plan.spinFromOre, stakeOre)
    const isPulsing = isGain(plan.spinOre, stakeOre) && !shown.isStill
    this.#stage.light(cellsOf(items), isPulsing)
    showWinSize(this.#screen, toOre, stakeOre)
    this.#tell(items[0], items.length)
    setHidden(this.#screen.bigWin, size !== 'big-win' || !isRise)
    await this.#countUp(shown)
    setHidden(this.#screen.bigWin, true)
    if (items.length > 1 && !isPassing) this.#cycle(items, isPulsing)
  }

  /** The player has seen enough of the counting. */
  skip(): void {
    this.#finish?.()
  }

  /** Ends what is still showing of a win, and its words with it. */
  clear(): void {
    clearInterval(this.#winTimer)
    this.#stage.light([], false)
    const { box, label } = this.#screen.win
    setText(label, box.dataset.size === 'no-gain' ? texts.paid : texts.win)
  }

  /** Before a new round nothing is won. */
  reset(): void {
    showWinSize(this.#screen, 0, 1)
    this.clear()
    setText(this.#screen.win.amount, '')
  }

  #countUp(shown: ShownWin): Promise<void> {
    const { plan, stakeOre, isPassing, isFast, isStill } = shown
    const { fromOre, toOre, spinFromOre } = plan
    const isCounted = !isStill && isGain(plan.spinOre, stakeOre)
    const lengthMs = isCounted ? countUpMs(toOre - fromOre, stakeOre, isFast) : 0
    const standMs = (isPassing ? passingMs : togetherMs) / (isFast ? 2 : 1)
    const tell = (amountOre: number) => {
      setText(this.#screen.win.amount, amountText(amountOre))
      setText(this.#screen.bigAmount, amountText(spinFromOre + amountOre - fromOre))
    }
    const startedMs = performance.now()
    return new Promise((resolve) => {
      let isDone = false
      const end = () => {
        isDone = true
        this.#finish = undefined
        tell(toOre)
        resolve()
      }
      this.#finish = end
      const step = (atMs: number) => {
        if (isDone) return
        const sinceMs = Math.max(0, atMs - startedMs)
        tell(countedOre({ fromOre, toOre, lengthMs }, sinceMs))
        if (sinceMs >= Math.max(lengthMs, standMs)) end()
        else requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    })
  }

  #cycle(wins: readonly WinItem[], isPulsing: boolean): void {
    let next = 0
    this.#winTimer = setInterval(() => {
      const win = wins[next % wins.length]
      if (!win) return
      this.#stage.light(cellsOf([win]), isPulsing)
      setText(this.#screen.win.label, `${win.words}: ${amountText(win.winOre)}`)
      next += 1
    }, eachWinMs)
  }

  #tell(best: WinItem | undefined, count: number): void {
    if (!best) return
    const more = count > 1 ? ` ${texts.andMore(count - 1)}` : ''
    setText(this.#screen.win.label, `${best.words}${more}`)
  }
}

function cellsOf(wins: readonly WinItem[]): (readonly [number, number])[] {
  return wins.flatMap(({ positions }) => positions)
}
