import { expect, test } from 'vitest'
import { joined, type StreamEvent, type StreamWord, streamStep } from './stream-step.ts'

/** Windows of one browser: a line for the turn, and a channel that each hears but its own word. */
class Windows {
  readonly all: Window[] = []
  readonly line: Window[] = []

  open(): Window {
    const window = new Window(this)
    this.all.push(window)
    this.line.push(window)
    window.say('asked')
    if (this.line[0] === window) window.take({ type: 'granted' })
    return window
  }

  leave(window: Window): void {
    const wasFirst = this.line[0] === window
    this.line.splice(this.line.indexOf(window), 1)
    if (wasFirst) this.line[0]?.take({ type: 'granted' })
  }

  streams(): number {
    return this.all.filter(({ hasStream }) => hasStream).length
  }
}

class Window {
  readonly shown: StreamWord[] = []
  hasStream = false
  readonly #windows: Windows
  #state = joined

  constructor(windows: Windows) {
    this.#windows = windows
  }

  take(event: StreamEvent): void {
    const [state, effects] = streamStep(this.#state, event)
    this.#state = state
    for (const effect of effects) {
      if (effect.do === 'open') this.hasStream = true
      if (effect.do === 'close') this.hasStream = false
      if (effect.do === 'leave') this.#windows.leave(this)
      if (effect.do === 'show') this.shown.push(effect.word)
      if (effect.do === 'say') this.say(effect.word)
    }
  }

  say(word: StreamWord): void {
    for (const other of this.#windows.all) if (other !== this) other.take({ type: 'heard', word })
  }
}

function eightWindows() {
  const windows = new Windows()
  for (let count = 0; count < 8; count += 1) windows.open()
  return windows
}

const balance = { totalOre: 20_000 }

test('[FLT-80] eight windows have one stream, and each is shown what it tells, once', () => {
  const windows = eightWindows()
  expect(windows.streams()).toBe(1)
  windows.all[0]?.take({ type: 'told', word: balance })
  expect(windows.all.map(({ shown }) => shown)).toEqual(Array.from({ length: 8 }, () => [balance]))
})

test('[FLT-80] a window that joins is shown how things stand by the one that leads', () => {
  const windows = eightWindows()
  windows.all[0]?.take({ type: 'told', word: balance })
  expect(windows.open().shown).toEqual([balance])
})

test('[FLT-80] when the window that leads is closed, hidden or gone the next opens a stream', () => {
  const windows = eightWindows()
  const [first, second, third] = windows.all
  second?.take({ type: 'left' })
  expect([windows.streams(), first?.hasStream]).toEqual([1, true])
  first?.take({ type: 'left' })
  expect([first, second, third].map((each) => each?.hasStream)).toEqual([false, false, true])
  // One that was discarded says nothing: the browser itself takes its turn back.
  if (third) windows.leave(third)
  expect(windows.all[3]?.hasStream).toBe(true)
})

test('[FLT-80] the end of the login is shown to all, and nobody opens a stream after it', () => {
  const windows = eightWindows()
  const [first] = windows.all
  first?.take({ type: 'told', word: 'ended' })
  expect(windows.all.map(({ shown }) => shown)).toEqual(Array.from({ length: 8 }, () => ['ended']))
  expect([windows.streams(), windows.line]).toEqual([0, []])
})

test('[FLT-80] a window that is away hears nothing, and a turn that comes too late opens nothing', () => {
  const windows = eightWindows()
  const last = windows.all[7]
  last?.take({ type: 'left' })
  windows.all[0]?.take({ type: 'told', word: balance })
  last?.take({ type: 'granted' })
  expect([last?.shown, last?.hasStream]).toEqual([[], false])
})
