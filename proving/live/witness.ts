import { createHash } from 'node:crypto'
import type { LiveEvent, LiveTold, OwnSlip } from '@nordlys/contracts'
import type { Ground } from './ground.ts'
import type { Machine } from './machine.ts'
import { pathLeads, rootOf } from './merkle.ts'
import type { Asker, Bettor } from './played-round.ts'

const graceMs = 300

type Told<Type extends LiveTold['type']> = Extract<LiveTold, { type: Type }>

/** Hears all that copies say, and knows what they must never say. */
export class Witness {
  readonly #ground: Ground
  readonly bettors: Bettor[] = []
  readonly #texts = new Map<string, string>()
  readonly #outcomes = new Map<number, string>()
  readonly #closed = new Map<number, { commitment: string; root: string }>()
  readonly #bettingEnds = new Map<number, { endsAt: number; owner: Machine | undefined }>()
  readonly #voids = new Set<number>()
  readonly #unsettled = new Set<number>()
  /** The newest phase. */
  phase = 'none'
  /** The newest round whose seed was opened. */
  opened = 0

  constructor(ground: Ground) {
    this.#ground = ground
  }

  /** At the moment at which it leaves a copy. */
  said(text: string, { name }: Machine): void {
    if (!text.includes('"outcome"')) return
    const told: LiveEvent | LiveTold = JSON.parse(text)
    if (!('outcome' in told) || told.outcome === undefined) return
    const { round, outcome } = told
    const number = JSON.stringify(outcome)
    const { database } = this.#ground
    if (!database.rows.has(round)) this.#fail(`round ${round} is shown and has no row`)
    const slips = database.slipsOf(round)
    const open = slips.filter(({ key }) => !this.#ground.books.judged.has(key))
    if (open.length > 0) this.#fail(`${name} shows round ${round}, ${open.length} slips unbooked`)
    const before = this.#outcomes.get(round) ?? number
    if (before !== number) this.#fail(`round ${round} shows ${number} after ${before}`)
    if (this.#unsettled.has(round)) this.#fail(`round ${round} is shown after it was given up`)
    this.#outcomes.set(round, number)
  }

  /** An event or state, at any line. */
  heard(heard: Extract<LiveEvent | LiveTold, { epoch: number }>): void {
    if ('phase' in heard) this.phase = heard.phase
    if (heard.type === 'state') return
    const { epoch, n, ...body } = heard
    const [place, text] = [`${epoch}/${n}`, JSON.stringify(body)]
    const before = this.#texts.get(place)
    if (before !== undefined) {
      if (before !== text) this.#fail(`event ${place} is ${text}, and was ${before}`)
      return
    }
    this.#texts.set(place, text)
    this.#ground.world.say(`${place} ${text.slice(0, 120)}`)
    this.#ground.world.count(`event ${heard.type}`)
    this.#take(heard)
  }

  #take(event: LiveEvent): void {
    const { round } = event
    if (event.type === 'phase') {
      const { database } = this.#ground
      if (event.phase === 'betting' && event.endsAt !== undefined) {
        const owner = database.machineOf(event.epoch)
        this.#bettingEnds.set(round, { endsAt: event.endsAt, owner })
      }
    } else if (event.type === 'void') this.#voids.add(round)
    else if (event.type === 'unsettled') this.#unsettled.add(round)
    else if (event.type === 'closed') {
      const { commitment, root } = event
      this.#closed.set(round, { commitment, root })
      const { database } = this.#ground
      const isBound = root === database.rows.get(round)?.root
      if (!isBound || rootOf(database.slipsOf(round)) !== root)
        this.#fail(`the root of round ${round} is not that of its slips`)
    } else if (event.type === 'result') this.#judgeSeed(event)
  }

  /**
   * A header, a push or a history tells of a win: by then the table has shown the number, or has given up.
   * Nobody owns the table while its database is away, and what was planned stands.
   */
  showed(key: string): void {
    const { books, database } = this.#ground
    if (!database.remote.isWhole) return
    const { asked, result } = books.judged.get(key) ?? {}
    const round = asked?.live?.round ?? 0
    const isSecret = !this.#outcomes.has(round) && !database.rows.get(round)?.isLeft
    if (isSecret && result?.ok) this.#fail(`the win of ${key} is shown before round ${round} is`)
  }

  told(client: Bettor, line: Asker, told: LiveTold): void {
    if (told.type === 'own') for (const slip of told.slips) this.#judgeOwn(client, slip)
    else if (told.type === 'slip') this.#judgeSlip(client, told)
    else if (told.type === 'booked') this.#judgeBooked(client, told)
    else if (told.type === 'refused') this.#judgeRefused(client, line, told)
    else if (told.type === 'too-late' || told.type === 'bets-invalid') {
      this.#ground.world.count(told.type)
      client.rounds.get(told.round)?.refused(line, told.type === 'bets-invalid')
    }
  }

  /** Once the faults are over and the last round is shown: books and rows agree with all that was said. */
  judgeEnd(): void {
    const { books, database } = this.#ground
    const tails = new Set<string>()
    for (const { round, isLeft, openedSeed } of database.rows.values()) {
      const slips = database.slipsOf(round)
      if (this.#voids.has(round)) this.#fail(`round ${round} is void and has a row`)
      for (const { key, stakeOre, player } of slips) {
        const judged = books.judged.get(key)
        if (!judged && !isLeft) this.#fail(`nobody settled ${player} in round ${round}`)
        if (judged && Number(judged.asked.stakeOre) !== stakeOre)
          this.#fail(`${key} has another stake`)
        tails.add(key.slice(-12))
      }
      if (new Set(slips.map(({ player }) => player)).size < slips.length) {
        this.#fail(`round ${round} has two slips of a player`)
      }
      if (!isLeft && openedSeed === undefined && round < database.table.round) {
        this.#fail(`round ${round} was never opened`)
      }
      for (const { player, rounds } of this.bettors) {
        rounds.get(round)?.judge(slips.find((slip) => slip.player === player))
      }
    }
    if (tails.size < this.#keysCount) this.#fail('keys of two slips differ by their time alone')
    for (const { asked } of books.judged.values()) {
      const round = asked.live?.round ?? 0
      if (this.#voids.has(round)) this.#fail(`round ${round} is void, and ${asked.key} was settled`)
      this.#judgeWin(round, asked)
    }
    this.#judgeBalances()
  }

  get #keysCount(): number {
    const { database } = this.#ground
    return [...database.rows.keys()].reduce((sum, round) => sum + database.slipsOf(round).length, 0)
  }

  /** The win of a slip follows from the outcome that was shown. */
  #judgeWin(
    round: number,
    { key, bets, winOre }: { key: string; bets?: string | undefined; winOre: bigint },
  ): void {
    const shown = this.#outcomes.get(round)
    if (shown === undefined || bets === undefined) return
    const [[spot, stakeOre]] = JSON.parse(bets)
    const due = this.#ground.played.due(JSON.parse(shown), spot, stakeOre)
    if (Number(winOre) !== due) this.#fail(`${key} won ${winOre} and not ${due}`)
  }

  #judgeBalances(): void {
    const { accounts, judged } = this.#ground.books
    for (const { player, startOre, balanceOre } of accounts.values()) {
      const booked = [...judged.values()].filter((each) => each.player === player && each.result.ok)
      const gained = booked.reduce((sum, { asked }) => sum + asked.winOre - asked.stakeOre, 0n)
      if (startOre + gained !== balanceOre) this.#fail(`the balance of ${player} is ${balanceOre}`)
    }
  }

  #judgeSlip({ player, rounds }: Bettor, { round, version, stakeOre }: Told<'slip'>): void {
    const betting = this.#bettingEnds.get(round)
    const isLate = (sentAt: number) => {
      if (!betting?.owner || betting.owner.setAt >= sentAt) return false
      return sentAt + betting.owner.offsetMs > betting.endsAt + graceMs
    }
    const played = rounds.get(round)
    if (played) played.stands(version, stakeOre, isLate)
    else this.#fail(`${player} has a slip of ${round}, where nothing was bet`)
  }

  #judgeBooked({ player }: Bettor, told: Told<'booked'>): void {
    const { round, key, stakeOre, balanceOre, leaf, path } = told
    const { books, database } = this.#ground
    const judged = books.judged.get(key)
    if (!judged?.result.ok) {
      this.#fail(`${player} is told that ${key} is booked`)
      return
    }
    const { result, asked } = judged
    const isTrue =
      Number(asked.stakeOre) === stakeOre && Number(result.balanceOre - asked.winOre) === balanceOre
    if (!isTrue || judged.player !== player) this.#fail(`${player} is told of ${key} otherwise`)
    const slips = database.slipsOf(round)
    const slip = slips[leaf]
    const root = database.rows.get(round)?.root ?? ''
    const isWhole = slip?.key === key
    if (!isWhole || !pathLeads(slip, path, { leaf, count: slips.length, root })) {
      this.#fail(`the path of ${key} does not lead to the root`)
    }
  }

  /** Before the row is written a refusal is of a bet alone; after it, of the slip by the books. */
  #judgeRefused(
    { player, rounds }: Bettor,
    line: Asker,
    { round, refusal }: Told<'refused'>,
  ): void {
    const judged = this.#ground.books.slipOf(round, player)
    if (judged && !judged.result.ok && judged.result.refusal === refusal) return
    if (refusal === 'too-little-money') rounds.get(round)?.refused(line, false)
    else if (refusal !== 'logged-out' && refusal !== 'wallet-down')
      this.#fail(`${player} is told ${refusal} of round ${round}, and the books did not say it`)
  }

  #judgeOwn({ player }: Bettor, { round, status, refusal }: OwnSlip): void {
    const result = this.#ground.books.slipOf(round, player)?.result
    if (status === 'placed') return
    const is = result === undefined ? 'unknown' : result.ok ? 'booked' : result.refusal
    if (is !== (status === 'booked' ? 'booked' : refusal)) {
      this.#fail(`${player} is told that round ${round} is ${status}, and it is ${is}`)
    }
  }

  #judgeSeed({ round, seed }: Extract<LiveEvent, { type: 'result' }>): void {
    this.opened = Math.max(this.opened, round)
    const { game } = this.#ground.played
    const number = Buffer.alloc(8)
    number.writeBigUInt64BE(BigInt(round))
    const parts = ['nordlys live round', game.definition.id, number, Buffer.from(game.hash, 'hex')]
    const hash = createHash('sha256')
    for (const part of [...parts, Buffer.from(seed, 'hex')]) hash.update(part)
    const closed = this.#closed.get(round)
    if (closed && closed.commitment !== hash.digest('hex')) {
      this.#fail(`the seed of round ${round} is not the one it was bound to`)
    }
  }

  #fail(what: string): void {
    this.#ground.world.fail(what)
  }
}
