/** Where every program takes chance from. Tests hold one with a seed. */
export interface Random {
  bytes(length: number): Uint8Array
}

/** A call to the generator costs as much for this many bytes as for sixteen. */
const poolBytes = 4_096
const pool = new Uint8Array(poolBytes)
let poolUsed = poolBytes

/** The operating system's generator. Bytes are handed out once and wiped from the pool. */
export const systemRandom: Random = {
  bytes(length) {
    if (length > poolBytes / 4) return crypto.getRandomValues(new Uint8Array(length))
    if (poolUsed + length > poolBytes) {
      crypto.getRandomValues(pool)
      poolUsed = 0
    }
    const bytes = pool.slice(poolUsed, poolUsed + length)
    pool.fill(0, poolUsed, poolUsed + length)
    poolUsed += length
    return bytes
  },
}

/** A secret of `bytes` random bytes as base64url; 32 bytes are 256 bits. */
export function secret(random: Random, bytes = 32): string {
  return base64url(random.bytes(bytes))
}

export function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += hexOfByte[byte]
  return text
}

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
