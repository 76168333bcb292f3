/** Numbers of seven bits a byte, the low ones first. */
export class ByteReader {
  #at = 0
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  whole(): number {
    let [value, shift] = [0, 0]
    for (;;) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined) throw new Error('a baked throw that is cut off')
      this.#at += 1
      value |= (byte & 127) << shift
      if (byte < 128) return value
      shift += 7
    }
  }

  signed(): number {
    const value = this.whole()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
}
