/** A digest that is given its bytes piece by piece. */
export interface Sha256 {
  update(data: Uint8Array | string): Sha256
  /** As hex. Nothing can be added afterwards. */
  digest(): string
}

/**
 * SHA-256 without waiting, which a browser's own has not: a list of thousands of rounds is digested piece
 * by piece while it is made. It only holds figures against each other and keeps no secret.
 */
export function sha256(): Sha256 {
  const state = Uint32Array.from(begin)
  const block = new Uint8Array(blockBytes)
  let length = 0
  const take = (byte: number) => {
    block[length % blockBytes] = byte
    length += 1
    if (length % blockBytes === 0) compress(state, block)
  }
  const own: Sha256 = {
    update(data) {
      const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
      for (const byte of bytes) take(byte)
      return own
    },
    digest() {
      const bits = BigInt(length) * 8n
      take(0x80)
      while (length % blockBytes !== blockBytes - 8) take(0)
      for (let shift = 56n; shift >= 0n; shift -= 8n) take(Number((bits >> shift) & 0xffn))
      return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
    },
  }
  return own
}

function compress(state: Uint32Array, block: Uint8Array): void {
  const words = new Uint32Array(64)
  const view = new DataView(block.buffer)
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(at * 4)
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [words[at - 2] ?? 0, words[at - 15] ?? 0]
    const ofNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    const ofFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    words[at] = (words[at - 16] ?? 0) + ofFar + (words[at - 7] ?? 0) + ofNear
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at += 1) {
    const chosen = (e & f) ^ (~e & g)
    const ofE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + ofE + chosen + (constants[at] ?? 0) + (words[at] ?? 0)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const ofA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + ofA + most) | 0
  }
  for (const [at, add] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + add
}

const blockBytes = 64

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits of what follows the comma in the cube roots of the first 64 primes. */
const constants = firstPrimes(64).map((prime) => fractionOfRoot(prime, 3n))
/** The same of the square roots of the first eight. */
const begin = firstPrimes(8).map((prime) => fractionOfRoot(prime, 2n))

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let next = 2; primes.length < count; next += 1) {
    if (primes.every((prime) => next % prime !== 0)) primes.push(next)
  }
  return primes
}

/** In whole numbers, so that no machine rounds another way. */
function fractionOfRoot(prime: number, degree: bigint): number {
  const scaled = BigInt(prime) << (32n * degree)
  let [low, high] = [0n, 1n << 40n]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** degree <= scaled) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}
