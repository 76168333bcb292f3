import {
  type ClosedPlayer,
  closedPlayersAnswer,
  closedPlayersRequest,
  finishAnswer,
  finishRequest,
  loginsAnswer,
  loginsRequest,
  openTableRoundsAnswer,
  openTableRoundsRequest,
  type PlayedTableRound,
  type TableAnswer,
  type TableEndMessage,
  type TableReplayAnswer,
  type TableStakeMessage,
  tableReplayAnswer,
  tableReplayRequest,
  tableWalletPaths,
  takeAnswer,
  takeBackAnswer,
  takeBackRequest,
  takeRequest,
  voidAnswer,
  voidRequest,
} from '@nordlys/contracts'
import { type Ore, ore, sum } from '@nordlys/core'

interface HeldRound {
  stakeOre: Ore
  isOver: boolean
  mustFinish: boolean
  commitment: string
  definitionHash: string
  bets: string
  automaticFrom?: number | undefined
}

/** Whose money is moved, and whether they may stake. */
export interface Purse {
  balanceOre: Ore
  /** Somebody ended the login that the game was opened in. */
  isRevoked?: boolean
}

/** The wallet's books of rounds at tables, in memory: a key that is asked again gets its first answer. */
export class TableBooks {
  readonly rounds = new Map<string, HeldRound>()
  /** Those that are over, with what plays them again. */
  readonly played = new Map<string, PlayedTableRound>()
  /** What was booked, in its order. */
  readonly moved: string[] = []
  /** The next raise is refused so. */
  refuseRaise: 'play-blocked' | undefined
  /** Whose accounts were closed, the earliest first; a page has two. */
  readonly closed: ClosedPlayer[] = []
  readonly #answers = new Map<string, { input: string; answer: TableAnswer }>()
  readonly #purseOf: (playSession: string) => Purse | undefined
  readonly #purses = new Map<string, Purse>()
  readonly #isVoid = new Set<string>()
  /** By key: stakes that are held. */
  readonly #stakes = new Map<string, { round: string; stakeOre: Ore }>()
  readonly #isBack = new Set<string>()

  constructor(purseOf: (playSession: string) => Purse | undefined) {
    this.#purseOf = purseOf
  }

  /** Undefined for a path of another protocol. */
  answer(path: string, body: unknown): unknown {
    switch (path) {
      case tableWalletPaths.take:
        return takeAnswer.encode({
          results: takeRequest.parse(body).stakes.map((stake) => this.#take(stake)),
        })
      case tableWalletPaths.finish:
        return finishAnswer.encode({
          results: finishRequest.parse(body).ends.map((end) => this.#finish(end)),
        })
      case tableWalletPaths.void:
        return voidAnswer.encode({ result: this.#void(voidRequest.parse(body).round) })
      case tableWalletPaths.takeBack:
        this.#takeBack(takeBackRequest.parse(body).key)
        return takeBackAnswer.encode({ ok: true })
      case tableWalletPaths.logins:
        return loginsAnswer.encode({
          results: loginsRequest.parse(body).playSessions.map((key) => ({
            key,
            isRevoked: this.#purseOf(key)?.isRevoked === true,
          })),
        })
      case tableWalletPaths.closed: {
        const { from } = closedPlayersRequest.parse(body)
        const players = this.closed.filter(({ closedAt }) => closedAt >= from).slice(0, 2)
        return closedPlayersAnswer.encode({ players })
      }
      case tableWalletPaths.replay:
        return tableReplayAnswer.encode(this.#replay(tableReplayRequest.parse(body).replayToken))
      case tableWalletPaths.open:
        return openTableRoundsAnswer.encode({
          rounds: this.#open(openTableRoundsRequest.parse(body).after),
        })
      default:
        return undefined
    }
  }

  #take({ opening, ...stake }: TableStakeMessage): TableAnswer {
    const { key, round, stakeOre } = stake
    return this.#once(key, [round, stake.playSession, stakeOre, opening?.bets], () => {
      const purse = this.#purseOf(stake.playSession)
      if (!purse) return { ok: false, key, refusal: 'play-ended' }
      if (purse.isRevoked) return { ok: false, key, refusal: 'logged-out' }
      const held = this.rounds.get(round)
      const refusal = opening ? undefined : this.refuseRaise
      if (refusal) return { ok: false, key, refusal, balanceOre: purse.balanceOre }
      if (purse.balanceOre < stakeOre) {
        return { ok: false, key, refusal: 'too-little-money', balanceOre: purse.balanceOre }
      }
      if (opening) {
        const { definitionHash } = stake
        const begun = { ...opening, definitionHash, stakeOre }
        this.rounds.set(round, { ...begun, isOver: false, mustFinish: false })
      } else if (!held || held.isOver) return { ok: false, key, refusal: 'round-ended' }
      else held.stakeOre = sum(held.stakeOre, stakeOre)
      purse.balanceOre = ore(purse.balanceOre - stakeOre)
      this.#purses.set(round, purse)
      this.#stakes.set(key, { round, stakeOre })
      this.moved.push(`take ${stakeOre}`)
      return { ok: true, key, balanceOre: purse.balanceOre, repeated: false }
    })
  }

  #finish({ key, round, stakeOre, payoutOre, seed, choices, ...by }: TableEndMessage): TableAnswer {
    return this.#once(key, [round, stakeOre, payoutOre, seed, choices, by.automaticFrom], () => {
      const [held, purse] = [this.rounds.get(round), this.#purses.get(round)]
      if (!held || !purse) return { ok: false, key, refusal: 'round-unknown' }
      if (held.isOver) return { ok: false, key, refusal: 'round-ended' }
      if (held.stakeOre !== stakeOre) return { ok: false, key, refusal: 'conflict' }
      held.isOver = true
      purse.balanceOre = sum(purse.balanceOre, payoutOre)
      held.automaticFrom = by.automaticFrom
      const { commitment, definitionHash, bets, automaticFrom } = held
      const begun = { round, commitment, definitionHash, bets, automaticFrom }
      const ended = { stakeOre, payoutOre, seed, choices, endedAt: new Date(0) }
      this.played.set(round, { ...begun, ...ended })
      this.moved.push(`pay ${payoutOre}`)
      return { ok: true, key, balanceOre: purse.balanceOre, repeated: false }
    })
  }

  #void(round: string): TableAnswer {
    const [held, purse] = [this.rounds.get(round), this.#purses.get(round)]
    if (!held || !purse) return { ok: false, key: round, refusal: 'round-unknown' }
    if (!held.isOver) purse.balanceOre = sum(purse.balanceOre, held.stakeOre)
    held.isOver = true
    this.#isVoid.add(round)
    this.moved.push('void')
    return { ok: true, key: round, balanceOre: purse.balanceOre, repeated: false }
  }

  /** One that has not come is remembered, and moves nothing should it come. */
  #takeBack(key: string): void {
    const taken = this.#stakes.get(key)
    this.#isBack.add(key)
    this.#stakes.delete(key)
    if (!taken) return
    const [held, purse] = [this.rounds.get(taken.round), this.#purses.get(taken.round)]
    if (!held || !purse || held.isOver) return
    held.stakeOre = ore(held.stakeOre - taken.stakeOre)
    purse.balanceOre = sum(purse.balanceOre, taken.stakeOre)
    this.moved.push(`back ${taken.stakeOre}`)
  }

  /** A token is the round's name with a word before it. */
  #replay(replayToken: string): TableReplayAnswer {
    const round = this.played.get(replayToken.replace(/^replay-/, ''))
    return round ? { ok: true, round } : { ok: false, refusal: 'token-unknown' }
  }

  #open(after = '') {
    return [...this.rounds]
      .filter(([round, { isOver }]) => !isOver && round > after)
      .map(([round, { mustFinish }]) => ({
        round,
        openedAt: new Date(0),
        state: mustFinish ? ('must-finish' as const) : ('live' as const),
      }))
  }

  #once(key: string, asked: readonly unknown[], act: () => TableAnswer): TableAnswer {
    if (this.#isBack.has(key)) return { ok: false, key, refusal: 'round-ended' }
    const input = asked.join(' ')
    const before = this.#answers.get(key)
    if (before && before.input !== input) return { ok: false, key, refusal: 'conflict' }
    if (before?.answer.ok && this.#isVoid.has(key))
      return { ok: false, key, refusal: 'round-ended' }
    if (before) return before.answer.ok ? { ...before.answer, repeated: true } : before.answer
    const answer = act()
    this.#answers.set(key, { input, answer })
    return answer
  }
}
