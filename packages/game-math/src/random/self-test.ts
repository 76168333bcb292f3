import { createCipheriv } from 'node:crypto'
import { RngFailure } from './rng.ts'

/** AES-256-CTR: encrypts with a 32-byte key from a 16-byte counter block. */
export type CounterCipher = (key: Uint8Array, counter: Uint8Array, text: Uint8Array) => Bytes

export type Bytes = Uint8Array<ArrayBuffer>

/**
 * The answer is a plain array of its own: a slice of Node's Buffer shares its memory, and whoever
 * erased the original would erase the slice.
 */
export function aesCounterCipher(key: Uint8Array, counter: Uint8Array, text: Uint8Array): Bytes {
  return Uint8Array.from(createCipheriv('aes-256-ctr', key, counter).update(text))
}

/**
 * Known answers before the first draw: the cipher must give the published blocks of NIST SP
 * 800-38A, F.5.5, and words must be read low byte first, or a seed would replay differently on
 * another machine. Throws `RngFailure`. [PROOF-04]
 */
export function selfTest(cipher: CounterCipher = aesCounterCipher): void {
  const given = Buffer.from(cipher(bytes(known.key), bytes(known.counter), bytes(known.text)))
  if (given.toString('hex') !== known.answer) throw new RngFailure('known answer of AES-256-CTR')
  const [word] = new Uint32Array(Uint8Array.of(1, 2, 3, 4).buffer)
  if (word !== 0x04030201) throw new RngFailure('this machine does not read low byte first')
}

let tested = false

/** Runs the self-test once in the life of the program; a failed one runs, and fails, every time. */
export function requireSelfTest(): void {
  if (tested) return
  selfTest()
  tested = true
}

const known = {
  key: '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
  counter: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
  text: '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51',
  answer: '601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c5',
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex, 'hex'))
}
