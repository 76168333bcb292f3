import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Clock } from '@nordlys/core'

const compress = promisify(brotliCompress)

/** A finished document that anyone may receive. */
export interface SharedPage {
  raw: Buffer
  brotli: Buffer
  /** Names what it holds, however it is packed. */
  hash: string
  policy: string
  type: string
}

export interface PageCacheOptions {
  clock: Clock
  /** How long a page is served before it is made again. */
  lifeMs: number
  /** The most that all pages together may hold. */
  bytesMax: number
}

/**
 * Documents made once for all visitors. A key that nobody has asked for is made by the first who
 * does, and the others wait for it. The longest unread pages go when the room is used up.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #pages = new Map<string, { page: SharedPage; expiresAtMs: number }>()
  readonly #making = new Map<string, Promise<SharedPage | undefined>>()
  #bytes = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  /** `make` answers undefined for what may not be shared; that is never kept. */
  async get(key: string, make: () => Promise<SharedPage | undefined>) {
    const kept = this.#pages.get(key)
    if (kept && kept.expiresAtMs > this.#nowMs()) {
      // Moves it to the end of the map's order: the start is what was read longest ago.
      this.#pages.delete(key)
      this.#pages.set(key, kept)
      return kept.page
    }
    const making = this.#making.get(key) ?? this.#make(key, make)
    return making
  }

  get bytes(): number {
    return this.#bytes
  }

  #make(key: string, make: () => Promise<SharedPage | undefined>) {
    const making = make()
      .then((page) => {
        if (page) this.#keep(key, page)
        return page
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  #keep(key: string, page: SharedPage) {
    this.#drop(key)
    this.#pages.set(key, { page, expiresAtMs: this.#nowMs() + this.#options.lifeMs })
    this.#bytes += sizeOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#options.bytesMax) break
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    const kept = this.#pages.get(key)
    if (!kept) return
    this.#pages.delete(key)
    this.#bytes -= sizeOf(kept.page)
  }

  #nowMs(): number {
    return this.#options.clock.now().getTime()
  }
}

/** Compresses a document once, for all who will receive it. */
export async function sharedPage(
  html: string,
  policy: string,
  type = 'text/html; charset=utf-8',
): Promise<SharedPage> {
  const raw = Buffer.from(html)
  const brotli = await compress(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 27)
  return { raw, brotli, hash, policy, type }
}

function sizeOf(page: SharedPage): number {
  return page.raw.length + page.brotli.length
}
