import type { RoundRefusal, SettleResult, SettleRound } from '@nordlys/contracts'
import { type Ore, ore } from '@nordlys/core'
import type { Machine } from './machine.ts'
import { Remote } from './remote.ts'
import type { World } from './world.ts'

interface Account {
  readonly player: string
  readonly startOre: Ore
  balanceOre: Ore
  isRevoked: boolean
}

/** A key in the books, booked or refused. */
interface Judged {
  readonly player: string
  readonly input: string
  readonly asked: SettleRound
  readonly result: SettleResult
}

/** A win is kept from its player for so long at most, with room for a clock that is wrong. */
const tellAheadMs = 30_000 + 2_000

/** Refusals of the books alone: no bet hears one at once. */
const refusedByBooks = ['loss-limit', 'stake-limit', 'notice-due'] as const

/** A wallet that books a key once, and knows when it is asked for something that must not be. */
export class Books {
  readonly #world: World
  readonly remote: Remote
  readonly accounts = new Map<string, Account>()
  readonly judged = new Map<string, Judged>()
  readonly #keyOfSlip = new Map<string, string>()
  readonly #tellFrom = new Map<string, number>()
  /** The product shows its player what a key has won. */
  onTold: (key: string) => void = () => undefined
  /** Of a hundred slips so many are refused. */
  refusing = 0

  constructor(world: World) {
    this.#world = world
    this.remote = new Remote(world, 5_000)
  }

  open(player: string, startOre: Ore): void {
    const account = { player, startOre, balanceOre: startOre, isRevoked: false }
    this.accounts.set(`play of ${player}`, account)
  }

  /** The wallet as one process reaches it. */
  wallet(machine: Machine) {
    const { remote } = this
    return {
      settleTogether: (rounds: readonly SettleRound[]) =>
        remote.ask(machine, 'settle', () => rounds.map((round) => this.#settle(round))),
      tellLater: (keys: readonly string[], tellFrom: Date) =>
        remote.ask(machine, 'tell-later', () => {
          for (const key of keys) this.#hide(key, tellFrom)
        }),
      isRevoked: (playSession: string) =>
        remote.ask(machine, 'is-revoked', () => this.#of(playSession).isRevoked),
      balance: (playSession: string) =>
        remote.ask(machine, 'balance', () => {
          const { balanceOre } = this.#of(playSession)
          return { ok: true, balanceOre } as const
        }),
    }
  }

  slipOf(round: number, player: string): Judged | undefined {
    const key = this.#keyOfSlip.get(`${round} ${player}`)
    return key === undefined ? undefined : this.judged.get(key)
  }

  #settle(asked: SettleRound): SettleResult {
    const { key, live, playSession, definitionHash, stakeOre, winOre, seed, bets } = asked
    const { player } = this.#of(playSession)
    const input = [playSession, definitionHash, stakeOre, winOre, seed, bets, live?.round].join(' ')
    const before = this.judged.get(key)
    if (before) {
      if (before.input !== input) {
        this.#world.fail(`key ${key} is asked for again as ${input}, before as ${before.input}`)
      }
      return before.result.ok ? { ...before.result, repeated: true } : before.result
    }
    const slip = `${live?.round} ${player}`
    if (this.#keyOfSlip.has(slip)) this.#world.fail(`a second key for the slip of ${slip}`)
    if (!live) this.#world.fail(`${key} says of no live round that it is one`)
    else this.#hide(key, live.tellFrom)
    this.#keyOfSlip.set(slip, key)
    const result = this.#book(asked)
    this.judged.set(key, { player, input, asked, result })
    this.#world.count(result.ok ? 'slips booked' : 'slips refused')
    return result
  }

  #book({ key, playSession, stakeOre, winOre, seed }: SettleRound): SettleResult {
    const account = this.#of(playSession)
    const { balanceOre } = account
    const refuse = (refusal: RoundRefusal) => ({ ok: false, key, refusal, balanceOre }) as const
    if (account.isRevoked) return refuse('play-ended')
    if (balanceOre < stakeOre) return refuse('too-little-money')
    if (this.#world.happens(this.refusing)) return refuse(this.#world.chance.pick(refusedByBooks))
    account.balanceOre = ore(balanceOre - stakeOre + winOre)
    const at = new Date(this.#world.now)
    return { ok: true, key, seed, winOre, balanceOre: account.balanceOre, repeated: false, at }
  }

  /** The later moment counts; when it has come, the win is shown to its player. */
  #hide(key: string, tellFrom: Date): void {
    const at = tellFrom.getTime()
    const { now } = this.#world
    if (at > now + tellAheadMs) this.#world.fail(`${key} is kept until ${tellFrom.toISOString()}`)
    if (at <= (this.#tellFrom.get(key) ?? 0)) return
    this.#tellFrom.set(key, at)
    this.#world.after(Math.max(0, at - now), () => {
      if (this.#tellFrom.get(key) === at && this.remote.isWhole) this.onTold(key)
    })
  }

  #of(playSession: string): Account {
    const account = this.accounts.get(playSession)
    if (!account) throw new Error(`no ${playSession}`)
    return account
  }
}
