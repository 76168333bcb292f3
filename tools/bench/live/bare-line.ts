import { createConnection, type Socket } from 'node:net'

interface Hears {
  open(): void
  text(text: string): void
  gone(code: number | undefined): void
}

/** Each read is dealt with before the next: thousands of sockets share one buffer. */
const shared = Buffer.allocUnsafe(65_536)
const [textFrame, closeFrame, pingFrame, pongFrame] = [1, 8, 9, 10]
const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
  'Sec-WebSocket-Version: 13\r\n\r\n'

/** A WebSocket's client with nothing around it: ten thousand must cost less than what they measure. */
export class BareLine {
  readonly #socket: Socket
  readonly #hears: Hears
  #isUpgraded = false
  /** The beginning of a frame. */
  #held: Buffer | undefined
  #code: number | undefined

  constructor(url: URL, localAddress: string, hears: Hears) {
    this.#hears = hears
    const callback = (length: number) => {
      const part = shared.subarray(0, length)
      this.#read(this.#held ? Buffer.concat([this.#held, part]) : part)
      return true
    }
    const { hostname: host, pathname } = url
    const onread = { buffer: shared, callback }
    this.#socket = createConnection({ host, port: Number(url.port), localAddress, onread })
    // A reset is an end like any other.
    this.#socket.on('error', () => this.#socket.destroy())
    this.#socket.on('close', () => hears.gone(this.#code))
    this.#socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${url.host}\r\n${upgrade}`)
  }

  say(message: object): void {
    this.#send(textFrame, JSON.stringify(message))
  }

  cut(): void {
    this.#socket.destroy()
  }

  /** Masked by nothing, which is a mask as well. */
  #send(opcode: number, text: string): void {
    const { length } = text
    const head = Buffer.alloc(length < 126 ? 6 : 8)
    head[0] = 0x80 | opcode
    head[1] = 0x80 | Math.min(length, 126)
    if (length > 125) head.writeUInt16BE(length, 2)
    this.#socket.write(Buffer.concat([head, Buffer.from(text)]))
  }

  #read(data: Buffer): void {
    let at = this.#isUpgraded ? 0 : this.#takeHead(data)
    for (let end = at; this.#isUpgraded && end >= 0; end = this.#takeFrame(data, at)) at = end
    this.#held = at < data.length ? Buffer.from(data.subarray(at)) : undefined
  }

  #takeHead(data: Buffer): number {
    const end = data.indexOf('\r\n\r\n')
    if (end < 0) return 0
    const status = Number(data.toString('latin1', 9, 12))
    if (status === 101) {
      this.#isUpgraded = true
      this.#hears.open()
      return end + 4
    }
    this.#code = status
    this.#socket.destroy()
    return data.length
  }

  /** Where the frame ends; -1 while it is not there to its end. */
  #takeFrame(data: Buffer, at: number): number {
    const [opcode, short] = [(data[at] ?? 0) & 15, data[at + 1] ?? 0]
    const from = at + (short < 126 ? 2 : 4)
    if (from > data.length) return -1
    const length = short < 126 ? short : data.readUInt16BE(at + 2)
    const end = from + length
    if (end > data.length) return -1
    if (opcode === textFrame) this.#hears.text(data.toString('latin1', from, end))
    else if (opcode === pingFrame) this.#send(pongFrame, '')
    else if (opcode === closeFrame && length >= 2) this.#code = data.readUInt16BE(from)
    return end
  }
}
