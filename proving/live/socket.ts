import { EventEmitter } from 'node:events'
import type { Machine } from './machine.ts'
import type { End, Wire } from './wire.ts'

/** A WebSocket between two copies. */
export class Socket extends EventEmitter {
  readyState = 0
  readonly bufferedAmount = 0
  wire: Wire | undefined
  readonly side: 0 | 1

  constructor(side: 0 | 1) {
    super()
    this.side = side
  }

  send(text: string): void {
    this.wire?.send(this.side, text)
  }

  terminate(): void {
    this.readyState = 2
    this.wire?.cut()
  }

  end(machine: Machine): End {
    return {
      machine,
      hear: (text) => this.emit('message', text),
      gone: () => {
        this.readyState = 3
        this.emit('close')
      },
    }
  }
}
