import { sha256 } from './sha256.ts'

// Stands in the place of `node:crypto` in the script that checks a round (`vite.config.ts`), so that the
// mathematics of the games is the very code that the game server runs. It has what a check comes to.

export function createHash(algorithm: 'sha256') {
  if (algorithm !== 'sha256') throw new Error(`no ${algorithm} here`)
  const hash = sha256()
  const own = {
    update(data: Uint8Array | string) {
      hash.update(data)
      return own
    },
    digest: (encoding?: 'hex') => (encoding === 'hex' ? hash.digest() : bytesIn(hash.digest())),
  }
  return own
}

function bytesIn(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** A round is drawn from a keystream of the browser's own (`browser-bench.ts`). */
export function createCipheriv(): never {
  throw new Error('the browser draws by Web Crypto')
}

export function createSecretKey(): never {
  throw new Error('the browser draws by Web Crypto')
}
