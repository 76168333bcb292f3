import { EventEmitter } from 'node:events'
import type { LiveState } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { TableFeed } from '../lines/index.ts'
import { Copies } from './copies.ts'
import type { FromOwner, ToOwner } from './copy-frames.ts'

const state: LiveState = {
  ...{ type: 'state', epoch: 1, n: 1, table: 't', definitionHash: 'd', round: 1, phase: 'betting' },
  ...{ now: 0, latest: [] },
}
const held = (n: number) => ({ type: 'held', round: 1, epoch: 1, n }) as const
const slip = { type: 'slip', round: 1, version: 1, stakeOre: 5 } as const

class Socket extends EventEmitter {
  readonly readyState = 1
  bufferedAmount = 0
  isEnded = false
  readonly sent: FromOwner[] = []
  send = (text: string) => void this.sent.push(JSON.parse(text))
  terminate = () => {
    this.isEnded = true
    this.emit('close')
  }
  says = (frame: ToOwner) => this.emit('message', JSON.stringify(frame))
  get last() {
    return this.sent.at(-1)?.is
  }
}

function copiesOf(...sockets: Socket[]) {
  const still = { stop: () => undefined }
  const clock = { now: () => 0, monotonic: () => 0 }
  const time = { ...clock, wait: async () => undefined, later: () => still }
  const copies = new Copies(new TableFeed('t', time.now), time)
  copies.owner = { state, placed: () => undefined, bet: () => undefined } as never
  for (const socket of sockets) copies.add(socket)
  return copies
}

test('[LV47] what is one’s own goes to the copies with a line of its player, once they have said so', () => {
  const [one, two] = [new Socket(), new Socket()]
  const copies = copiesOf(one, two)
  const told = () => {
    const before = [one, two].map(({ sent }) => sent.length)
    copies.tell('anna', slip)
    return [one, two].map(({ sent }, place) => sent.length - (before[place] ?? 0))
  }
  expect(told()).toEqual([1, 1])
  one.says({ is: 'players', come: ['bo'], gone: [], isAll: true })
  two.says({ is: 'players', come: ['carl'], gone: [] })
  expect(told()).toEqual([0, 1])
  two.says({ is: 'players', come: ['anna'], gone: [], isAll: true })
  one.says({ is: 'players', come: ['anna'], gone: ['bo'] })
  expect(told()).toEqual([1, 1])
  two.says({ is: 'players', come: [], gone: ['anna'] })
  expect(told()).toEqual([1, 0])
})

test('[LV47] a slow copy gets the whole state in place of events, a stuck one is ended, others go on', () => {
  const [slow, other] = [new Socket(), new Socket()]
  const copies = copiesOf(slow, other)
  slow.bufferedAmount = 1_048_577
  copies.tellAll([held(2)], { ...state, n: 2 })
  expect([slow.sent.length, other.last]).toEqual([1, 'events'])
  slow.bufferedAmount = 0
  copies.tellAll([held(3)], { ...state, n: 3 })
  expect([slow.last, other.last]).toEqual(['whole', 'events'])
  copies.tellAll([held(4)], { ...state, n: 4 })
  expect(slow.last).toBe('events')
  slow.bufferedAmount = 16_777_217
  copies.tell('anna', slip)
  expect([slow.isEnded, other.isEnded]).toEqual([true, false])
})

test('[LV15][LV39] a choice from another copy is its line’s there', () => {
  const socket = new Socket()
  const copies = copiesOf(socket)
  const chosen: unknown[] = []
  const choose = (choice: unknown) => chosen.push(choice)
  copies.owner = { state, placed: () => undefined, bet: () => undefined, choose } as never
  const choice = { line: 'l', player: 'anna', round: 1, step: 0, choice: 104 }
  socket.says({ is: 'choices', choices: [choice] })
  expect(chosen).toEqual([{ ...choice, line: expect.stringMatching(/^.+\/l$/) }])
})
