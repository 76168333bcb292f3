import { Socket } from 'node:net'

/** Whether the bytes of the last write still leave: lost with the process, or on their way. */
type Moment = 'before' | 'after'

export interface Death {
  /** Which write from now on, the first being 1. */
  write: number
  moment: Moment
}

let written = 0
let death: Death | undefined

/**
 * Kills this process at one of the writes it makes on any socket from now on: to the database, to an
 * outside party, to whoever asked. Undefined lets it live. Every socket of Node writes here.
 */
export function dieAt(wanted: Death | undefined): void {
  written = 0
  death = wanted
}

type Done = (error?: Error | null) => void

const { _write: writeOne, _writev: writeMany } = Socket.prototype

Socket.prototype._write = function (chunk, encoding, done) {
  passOn(done, (then) => writeOne.call(this, chunk, encoding, then))
}

Socket.prototype._writev = function (chunks, done) {
  passOn(done, (then) => writeMany?.call(this, chunks, then))
}

function passOn(done: Done, write: (then: Done) => void): void {
  written += 1
  const isDue = death?.write === written
  if (isDue && death?.moment === 'before') die()
  write((error) => {
    // What could not be sent at all was not the write this death is about.
    if (isDue && !error) die()
    done(error)
  })
}

/** As the machine's power would: no farewell, nothing flushed. The call does not return. */
function die(): void {
  process.kill(process.pid, 'SIGKILL')
}
