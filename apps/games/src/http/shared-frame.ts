/** As of RFC 6455: a whole text, and the lengths that tell where its length stands. */
const wholeText = 0x81
const [shortMax, longMark] = [125, 126]

/**
 * Frames of texts for WebSockets. Thousands of lines are sent one text after the other: it is written as a
 * frame once, and each line's connection gets the same bytes. Texts have 64 KB at most.
 */
export class SharedFrame {
  #text = ''
  #frame: Buffer = Buffer.alloc(0)

  of(text: string): Buffer {
    if (text !== this.#text) {
      this.#text = text
      this.#frame = frameOf(Buffer.from(text))
    }
    return this.#frame
  }
}

function frameOf(body: Buffer): Buffer {
  const { length } = body
  if (length <= shortMax) return Buffer.concat([Buffer.from([wholeText, length]), body])
  const head = Buffer.from([wholeText, longMark, 0, 0])
  head.writeUInt16BE(length, 2)
  return Buffer.concat([head, body])
}
