import { fork } from 'node:child_process'
import { once } from 'node:events'

/** An order to the crowd: how many watch, and who plays. */
export interface CrowdOrder {
  readonly urls: readonly string[]
  readonly watchers?: number
  readonly tokens?: readonly string[]
  /** Until so many rounds are over; the report is of these. */
  readonly rounds?: number
  /** So many players bet, each every so often, for so long of a round's betting. */
  readonly bet?: { readonly count: number; readonly everyMs: number; readonly forMs: number }
  readonly doCut?: boolean
}

export interface CrowdReport {
  /** Of each event, how long it took to each line, in milliseconds. */
  events: number[][]
  /** From a bet to its slip. */
  slipsMs: number[]
  /** Messages that are no events, by type. */
  told: Record<string, number>
  /** Lines that the server closed, by code. */
  closed: Record<string, number>
  frames: number
  cpuSeconds: number
  lines: number
  cut: number
  resumed: number
  holes: number
  twice: number
  different: number
}

export interface Crowd extends Disposable {
  ask(order: CrowdOrder): Promise<CrowdReport>
}

export function startCrowd(): Crowd {
  const child = fork(new URL('./crowd-process.ts', import.meta.url))
  return {
    async ask(order) {
      const answered = once(child, 'message')
      child.send(order)
      const [report] = await answered
      return report as CrowdReport
    },
    [Symbol.dispose]: () => child.disconnect(),
  }
}
