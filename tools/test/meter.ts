import { existsSync, readFileSync } from 'node:fs'
import { type ProcessTimes, readProcesses } from '../process-times.ts'

const variable = 'NORDLYS_TEST_STEP'
const sampleEveryMs = 500

/** A process of a step, as it was last seen. */
interface Seen {
  step: string
  seconds: number
  parent: string
}

/** The meter's access to the operating system; its tests pass a fake machine. */
export interface Machine {
  readProcesses: () => Map<number, ProcessTimes>
  /** The value of our variable in a process's environment. */
  markOf: (pid: number) => string | undefined
}

/**
 * Measures the processor seconds of each running step and of all its descendants: browsers too, and
 * database servers that were detached from their parents. A process is assigned to a step by a variable
 * in its environment, or by its parent where the environment is hidden. Sampled twice a second: what a
 * step used after the last sample, at most half a second on each core, is not counted. Measures nothing
 * where there is no /proc.
 */
export class Meter implements Disposable {
  readonly #machine: Machine | null
  readonly #timer: NodeJS.Timeout
  readonly #ended = new Map<string, number>()
  #living = new Map<string, Seen>()
  /** The step a process belongs to; undefined for processes of others. */
  #owners = new Map<string, string | undefined>()

  constructor(machine = linux()) {
    this.#machine = machine
    this.#timer = setInterval(() => this.look(), sampleEveryMs)
    this.#timer.unref()
  }

  /** Added to the environment of a step, so that its processes are known. */
  markFor(step: string): NodeJS.ProcessEnv {
    return { [variable]: `${process.pid}/${step}` }
  }

  secondsOf(step: string): number | undefined {
    if (!this.#machine) return undefined
    this.look()
    const living = [...this.#living.values()].filter((seen) => seen.step === step)
    return living.reduce((total, { seconds }) => total + seconds, this.#ended.get(step) ?? 0)
  }

  look(): void {
    if (!this.#machine) return
    const processes = this.#machine.readProcesses()
    const before = this.#living
    const owners = this.#owners
    this.#living = new Map()
    this.#owners = new Map()
    for (const [pid, times] of processes) {
      const step = this.#ownerOf(pid, times, processes, owners)
      if (step === undefined) continue
      const parent = processes.get(times.parent)
      const parentKey = parent ? keyOf(times.parent, parent) : ''
      this.#living.set(keyOf(pid, times), { step, seconds: times.seconds, parent: parentKey })
    }
    for (const [key, seen] of before) {
      if (this.#living.has(key) || this.#isCountedByParent(seen, before)) continue
      this.#ended.set(seen.step, (this.#ended.get(seen.step) ?? 0) + seen.seconds)
    }
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }

  #ownerOf(
    pid: number,
    times: ProcessTimes,
    processes: Map<number, ProcessTimes>,
    known: Map<string, string | undefined>,
  ): string | undefined {
    const key = keyOf(pid, times)
    if (this.#owners.has(key)) return this.#owners.get(key)
    let owner = known.get(key)
    if (!known.has(key)) {
      const [runner, step] = this.#machine?.markOf(pid)?.split('/') ?? []
      const parent = processes.get(times.parent)
      if (runner === String(process.pid)) owner = step
      else if (parent) owner = this.#ownerOf(times.parent, parent, processes, known)
    }
    this.#owners.set(key, owner)
    return owner
  }

  /**
   * A parent that waits for its child inherits the child's seconds, and so does every living ancestor.
   */
  #isCountedByParent(seen: Seen, before: Map<string, Seen>): boolean {
    for (let key = seen.parent; before.has(key); key = before.get(key)?.parent ?? '') {
      if (this.#living.has(key)) return true
    }
    return false
  }
}

function keyOf(pid: number, { startedAt }: ProcessTimes): string {
  return `${pid} ${startedAt}`
}

function linux(): Machine | null {
  if (!existsSync('/proc/self/stat')) return null
  return { readProcesses, markOf }
}

/** Undefined for a process that has ended, hides its environment or overwrote it. */
function markOf(pid: number): string | undefined {
  try {
    const pairs = readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0')
    return pairs.find((pair) => pair.startsWith(`${variable}=`))?.slice(variable.length + 1)
  } catch {
    return undefined
  }
}
