import { isDeepStrictEqual } from 'node:util'
import { supplierAnswer } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import {
  type Message,
  openSupplierPlay,
  type SupplierPlay,
  sayOfPlay,
  supplierGame,
  type Told,
} from '../kill/supplier-wire.ts'
import { launch } from '../kill/wallet-wire.ts'
import { answerTimeoutMs } from './asker.ts'
import type { ClientKind, Seat } from './client.ts'
import { SupplierBooks } from './supplier-books.ts'
import { drawRound, endOf, type Step } from './supplier-rounds.ts'

/** A game supplier that bets, wins and takes back in every order there is, and keeps every answer. */
export function supplierKind(): ClientKind {
  const books = new SupplierBooks()
  let rounds = 0
  return {
    name: 'supplier',
    playsAt: 'supplier',
    paceMs: { least: 15, most: 15 },
    books: ['bet', 'win', 'bet-rolled-back', 'win-rolled-back', 'round-ended'],
    async open(seat) {
      const play = await openPlay(seat)
      return () => {
        rounds += 1
        return playRound(seat, play, `chaos-${rounds}`, books)
      }
    },
    check: (databaseUrl) => books.compare(databaseUrl),
  }
}

async function openPlay(seat: Seat): Promise<SupplierPlay> {
  const launchToken = await launch(seat, supplierGame)
  return seat.asker.untilAnswered(({ url }) =>
    openSupplierPlay({ url, timeoutMs: answerTimeoutMs }, launchToken),
  )
}

/** Each group of messages at once, one group after the other, and the round's end whatever came. */
async function playRound(
  seat: Seat,
  play: SupplierPlay,
  round: string,
  books: SupplierBooks,
): Promise<void> {
  for (const group of [...drawRound(seat.chance, round), [endOf(round)]]) {
    const told = await Promise.all(group.map((step) => say(seat, play, step)))
    for (const [index, { message }] of group.entries()) {
      const answer = told[index]
      invariant(answer, 'every message is answered')
      books.note(message, answer)
      seat.tally.acknowledge(`supplier: ${message.kind} ${answer}`)
    }
    const isTaken = (kind: Message['kind']) =>
      group.some(({ message }, index) => message.kind === kind && told[index] === 'ok')
    const [isPaid, isBack] = [isTaken('win'), isTaken('rollback')]
    invariant(!isPaid || !isBack, 'a win is paid or its only stake goes back, never both')
  }
}

/** Says it, now and then twice at once, until it is answered; a repeat gets the very same answer. */
async function say(seat: Seat, play: SupplierPlay, { message, may }: Step): Promise<Told> {
  const { asker, chance } = seat
  const ask = () =>
    asker.untilAnswered(({ url }) => sayOfPlay({ url, timeoutMs: answerTimeoutMs }, play, message))
  const [answer, ...others] = await Promise.all(chance.below(4) === 0 ? [ask(), ask()] : [ask()])
  const said = supplierAnswer.parse(answer)
  const told = said.ok ? 'ok' : said.refusal
  for (const other of others) {
    invariant(isDeepStrictEqual(other, answer), `two answers: ${JSON.stringify([answer, other])}`)
  }
  invariant(may.includes(told), `the supplier is told ${told}: ${JSON.stringify(message)}`)
  return told
}
