import { element } from './element.ts'

/** Large words over the reels, until their time is up or the player goes on. */
export class Banner {
  readonly #host: HTMLElement
  #end: (() => void) | undefined

  constructor(host: HTMLElement) {
    this.#host = host
  }

  async show(words: { headline: string; line: string; lengthMs: number }): Promise<void> {
    const { headline, line, lengthMs } = words
    this.#host.replaceChildren(element('strong', {}, headline), element('span', {}, line))
    this.#host.hidden = false
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, lengthMs)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#end = undefined
    this.#host.hidden = true
  }

  dismiss(): void {
    this.#end?.()
  }
}
