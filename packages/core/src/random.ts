/** Where every program takes chance from. Tests hold one with a seed. */
export interface Random {
  bytes(length: number): Uint8Array
}

/** The operating system's generator. */
export const systemRandom: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
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
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
