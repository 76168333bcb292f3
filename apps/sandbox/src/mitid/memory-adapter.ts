interface Stored {
  payload: Record<string, unknown>
  expiresAtMs: number
}

/** Where one broker keeps its sessions, codes and tokens: in memory, gone with it. */
export function memoryAdapter(nowMs: () => number) {
  const models = new Map<string, Map<string, Stored>>()
  return (model: string) => {
    const known = models.get(model) ?? new Map<string, Stored>()
    models.set(model, known)
    return new MemoryModel(known, nowMs)
  }
}

class MemoryModel {
  readonly #stored: Map<string, Stored>
  readonly #nowMs: () => number

  constructor(stored: Map<string, Stored>, nowMs: () => number) {
    this.#stored = stored
    this.#nowMs = nowMs
  }

  async upsert(id: string, payload: Record<string, unknown>, expiresInSeconds?: number) {
    const lifeMs = expiresInSeconds ? expiresInSeconds * 1000 : Number.POSITIVE_INFINITY
    this.#stored.set(id, { payload, expiresAtMs: this.#nowMs() + lifeMs })
  }

  async find(id: string) {
    const stored = this.#stored.get(id)
    if (stored && stored.expiresAtMs > this.#nowMs()) return stored.payload
    this.#stored.delete(id)
    return undefined
  }

  async findByUid(uid: string) {
    return [...this.#stored.values()].find((each) => each.payload.uid === uid)?.payload
  }

  async findByUserCode() {
    return undefined
  }

  async consume(id: string) {
    const stored = this.#stored.get(id)
    if (stored) stored.payload.consumed = Math.floor(this.#nowMs() / 1000)
  }

  async destroy(id: string) {
    this.#stored.delete(id)
  }

  async revokeByGrantId(grantId: string) {
    for (const [id, each] of this.#stored) {
      if (each.payload.grantId === grantId) this.#stored.delete(id)
    }
  }
}
