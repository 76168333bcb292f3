import { countedOre, countUpMs, sizeOf } from '../round/count-up.ts'
import type { WinItem } from '../round/win-words.ts'
import type { GameStage } from '../stage/game-stage.ts'
import { texts } from '../texts.ts'
import { amountText } from './amounts.ts'
import { setHidden, setText } from './element.ts'
import type { Screen } from './screen.ts'
import { showWinSize } from './show-state.ts'

/** A win as it is about to be shown. */
export interface ShownWin {
  readonly wins: readonly WinItem[]
  readonly stakeOre: number
  /** The round's win before and after this one. */
  readonly fromOre: number
  readonly toOre: number
  /** What its spin had won before it: wins of one spin are celebrated as one. */
  readonly spinFromOre: number
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
    const { wins, fromOre, toOre, spinFromOre, stakeOre, isPassing } = shown
    const spinOre = spinFromOre + toOre - fromOre
    const size = sizeOf(spinOre, stakeOre)
    const isGain = size === 'win' || size === 'big-win'
    const isRise = size !== sizeOf(spinFromOre, stakeOre)
    const isPulsing = isGain && !shown.isStill
    this.#stage.light(cellsOf(wins), isPulsing)
    this.#tell(wins[0], wins.length)
    showWinSize(this.#screen, toOre, stakeOre)
    setHidden(this.#screen.bigWin, size !== 'big-win' || !isRise)
    await this.#countUp(shown, isGain)
    setHidden(this.#screen.bigWin, true)
    if (wins.length > 1 && !isPassing) this.#cycle(wins, isPulsing)
  }

  /** The player has seen enough of the counting. */
  skip(): void {
    this.#finish?.()
  }

  /** Ends what is still showing of a win, and its words with it. */
  clear(): void {
    clearInterval(this.#winTimer)
    this.#stage.light([], false)
    setText(this.#screen.win.label, texts.win)
  }

  /** Before a new round nothing is won. */
  reset(): void {
    this.clear()
    setText(this.#screen.win.amount, '')
    showWinSize(this.#screen, 0, 1)
  }

  #countUp(shown: ShownWin, isGain: boolean): Promise<void> {
    const { fromOre, toOre, spinFromOre, stakeOre, isPassing, isFast, isStill } = shown
    const lengthMs = isStill || !isGain ? 0 : countUpMs(toOre - fromOre, stakeOre, isFast)
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
