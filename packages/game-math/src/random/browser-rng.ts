import type { Rng } from './rng.ts'

/** More than any hand of ours draws. */
const handBytes = 16_384
const range = 2 ** 32

/**
 * The generator of one round as the game server has it (`seededRng`), worked out by the browser itself: the
 * AES-256-CTR keystream of the seed, as words with the low byte first. Undefined without Web Crypto.
 * [PROOF-03]
 */
export async function browserRng(seed: Uint8Array<ArrayBuffer>): Promise<Rng | undefined> {
  const stream = await keystreamOf(seed, handBytes)
  return stream && rngOf(stream)
}

/** The keystream itself, from which a round is drawn with `rngOf`. A draw beyond its end throws. */
export async function keystreamOf(
  seed: Uint8Array<ArrayBuffer>,
  keystreamBytes: number,
): Promise<DataView | undefined> {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return undefined
  const key = await subtle.importKey('raw', seed, 'AES-CTR', false, ['encrypt'])
  const counter = new Uint8Array(16)
  const stream = await subtle.encrypt(
    { name: 'AES-CTR', counter, length: 64 },
    key,
    new Uint8Array(keystreamBytes),
  )
  return new DataView(stream)
}

/** A generator at the beginning of a keystream. */
export function rngOf(stream: DataView): Rng {
  let at = 0
  const u32 = () => {
    if (at >= stream.byteLength) throw new Error('the keystream is used up')
    const word = stream.getUint32(at, true)
    at += 4
    return word
  }
  return {
    u32,
    below(n) {
      const least = (range - n) % n
      for (;;) {
        const product = u32() * n
        const high = Math.floor(product / range)
        const low = product - high * range
        if (low >= n || low >= least) return high
      }
    },
  }
}
