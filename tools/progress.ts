const spinner = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const frameMs = 80

/** Tells a person what is being done: a live line on a terminal, plain lines elsewhere. Steps may overlap. */
export class Progress {
  readonly #out: NodeJS.WriteStream
  /** The running steps, each with its start. */
  readonly #running = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.#out = out
  }

  /** Does `work` as one step; the detail stands beside its mark, a cross when it `isFailure`. */
  async step<T>(
    title: string,
    work: () => Promise<T>,
    detailOf?: (result: T) => string,
    isFailure?: (result: T) => boolean,
  ): Promise<T> {
    const startedAt = performance.now()
    this.#spin(title, startedAt)
    try {
      const result = await work()
      const detail = detailOf?.(result)
      this.#finish(isFailure?.(result) ? '✗' : '✓', title, startedAt, detail)
      return result
    } catch (error) {
      this.#finish('✗', title, startedAt)
      throw error
    }
  }

  line(text = ''): void {
    this.#clear()
    this.#out.write(`${text}\n`)
  }

  #spin(title: string, startedAt: number): void {
    this.#running.set(title, startedAt)
    if (!this.#out.isTTY || this.#timer) return
    let frame = 0
    const draw = () => {
      frame += 1
      this.#clear()
      const steps = [...this.#running].map(([name, since]) => `${name} (${secondsSince(since)} s)`)
      this.#out.write(`${spinner[frame % spinner.length]} ${steps.join(', ')}`)
    }
    draw()
    this.#timer = setInterval(draw, frameMs)
    this.#timer.unref()
  }

  #finish(mark: string, title: string, startedAt: number, detail?: string): void {
    this.#running.delete(title)
    if (this.#running.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    this.line(`${mark} ${title} (${secondsSince(startedAt)} s)${detail ? `: ${detail}` : ''}`)
  }

  #clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\x1b[2K')
  }
}

function secondsSince(startedAt: number): string {
  const tenths = Math.round((performance.now() - startedAt) / 100)
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}
