import type { ClientSpin } from '@nordlys/contracts'
import type { ReelStage } from '../reels/reel-stage.ts'
import { countedOre, countUpMs, sizeOf } from '../round/count-up.ts'
import { type WinContext, type WinItem, winsOf } from '../round/win-words.ts'
import { texts } from '../texts.ts'
import { amountText } from './amounts.ts'
import { setText } from './element.ts'
import type { Screen } from './screen.ts'
import { showWinSize } from './show-state.ts'

interface ShownWin {
  readonly context: WinContext
  readonly stakeOre: number
  /** The round's win before and after this spin. */
  readonly fromOre: number
  readonly toOre: number
  readonly isFast: boolean
  readonly isStill: boolean
}

/** How long every winning cell stands lit together, at least, and then each line alone. */
const togetherMs = 700
const eachLineMs = 1_300

/** Presents what a spin won: the cells, the words and the amount. */
export class WinShow {
  readonly #screen: Screen
  readonly #stage: ReelStage
  #finish: (() => void) | undefined
  #lineTimer: ReturnType<typeof setInterval> | undefined

  constructor(screen: Screen, stage: ReelStage) {
    this.#screen = screen
    this.#stage = stage
  }

  /** Resolves when the amount has been counted up; the lines go on showing until `clear`. */
  async show(spin: ClientSpin, shown: ShownWin): Promise<void> {
    const wins = winsOf(spin, shown.context)
    const gained = sizeOf(shown.toOre - shown.fromOre, shown.stakeOre)
    const isCelebrated = gained === 'win' || gained === 'big-win'
    this.#stage.light(cellsOf(wins), isCelebrated && !shown.isStill)
    this.#tell(wins[0], wins.length)
    showWinSize(this.#screen, shown.toOre, shown.stakeOre)
    this.#screen.bigWin.hidden = gained !== 'big-win'
    await this.#countUp(shown)
    this.#screen.bigWin.hidden = true
    if (wins.length > 1) this.#cycle(wins, isCelebrated && !shown.isStill)
  }

  /** The player has seen enough of the counting. */
  skip(): void {
    this.#finish?.()
  }

  clear(): void {
    clearInterval(this.#lineTimer)
    this.#stage.light([], false)
    setText(this.#screen.win.label, texts.win)
    if (this.#screen.root.hasAttribute('data-free-spins')) return
    setText(this.#screen.win.amount, '')
    showWinSize(this.#screen, 0, 1)
  }

  #countUp({ fromOre, toOre, stakeOre, isFast, isStill }: ShownWin): Promise<void> {
    const countMs = isStill ? 0 : countUpMs(toOre - fromOre, stakeOre, isFast)
    const tell = (amountOre: number) => {
      setText(this.#screen.win.amount, amountText(amountOre))
      setText(this.#screen.bigAmount, amountText(amountOre - fromOre))
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
        tell(countedOre({ fromOre, toOre, lengthMs: countMs }, sinceMs))
        if (sinceMs >= Math.max(countMs, togetherMs)) end()
        else requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    })
  }

  #cycle(wins: readonly WinItem[], isPulsing: boolean): void {
    let next = 0
    this.#lineTimer = setInterval(() => {
      const win = wins[next % wins.length]
      if (!win) return
      this.#stage.light(cellsOf([win]), isPulsing)
      setText(this.#screen.win.label, `${win.words}: ${amountText(win.winOre)}`)
      next += 1
    }, eachLineMs)
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
