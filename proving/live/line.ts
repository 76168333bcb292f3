import type { LiveAsk, LiveEvent, LivePlace, LiveTold } from '@nordlys/contracts'
import type { Ground } from './ground.ts'
import type { Asker, Bettor } from './played-round.ts'
import type { Wire } from './wire.ts'
import type { Witness } from './witness.ts'

/** A line that hears nothing for so long is taken for cut. */
const silenceMs = 3_500

/** One connection of a player after the other, to any copy, that judges the order of events. (LV12) */
export class Line implements Asker {
  readonly #bettor: Bettor
  readonly #ground: Ground
  readonly #witness: Witness
  /** Betting is open, for so many milliseconds more. */
  onBetting: (round: number, leftMs: number) => void = () => undefined
  #wire: Wire | undefined
  /** The last event or state, perhaps of the connection before. */
  #place: LivePlace | undefined
  /** Of this connection. */
  #hasHeard = false
  /** It has heard its player’s own slips: from here on it misses nothing of theirs. */
  #hasOwn = false
  #isWatching = false
  #hasAskedAgain = false
  #heardAt = 0
  #slowUntil = 0
  isAway = false
  /** Answers to what was sent before are lost once it has risen. */
  connection = 0
  /** Rounds whose closing was heard, with all that came since. */
  readonly #whole = new Set<number>()
  readonly #answered = new Set<number>()

  constructor(bettor: Bettor, { ground, witness }: { ground: Ground; witness: Witness }) {
    this.#bettor = bettor
    this.#ground = ground
    this.#witness = witness
    this.#connectSoon()
  }

  get isPlaying(): boolean {
    return this.#wire !== undefined && !this.#isWatching
  }

  /** Undefined while it is cut. */
  get epoch(): number | undefined {
    return this.#wire && this.#hasHeard ? this.#place?.epoch : undefined
  }

  say(ask: LiveAsk): void {
    this.#wire?.send(0, JSON.stringify(ask))
  }

  cut(): void {
    this.#wire?.cut()
  }

  slow(ms: number): void {
    this.#slowUntil = this.#ground.world.now + ms
  }

  /** Asks for what it may have missed, once a connection; what was under way comes twice then. */
  askAgain(): void {
    if (!this.#hasHeard || this.#hasAskedAgain || !this.#place) return
    this.#hasAskedAgain = true
    this.say({ type: 'resume', seen: this.#place })
  }

  #connectSoon(): void {
    const { world } = this.#ground
    world.after(world.chance.between(20, 400), () => this.#connect())
  }

  #connect(): void {
    const { world, doors } = this.#ground
    const copy = world.chance.pick(doors)
    if (copy.machine.state === 'dead') {
      this.#connectSoon()
      return
    }
    if (world.happens(20)) this.#place = undefined
    this.#isWatching = world.happens(5)
    this.#hasHeard = false
    this.#hasOwn = false
    this.#hasAskedAgain = false
    this.isAway = false
    this.#heardAt = world.now
    this.#forget()
    const end = {
      hear: (text: string) => this.#hear(JSON.parse(text)),
      gone: () => {
        this.#wire = undefined
        this.#connectSoon()
      },
    }
    const wire = copy.line(end, () => world.now < this.#slowUntil)
    this.#wire = wire
    const ticket = this.#isWatching ? undefined : this.#ground.ticket(this.#bettor.player)
    this.say({ type: 'hello', ticket, seen: this.#place })
    this.#watchSilence(wire)
  }

  #watchSilence(wire: Wire): void {
    const { world } = this.#ground
    world.after(1_000, () => {
      if (wire !== this.#wire) return
      if (world.now > this.#heardAt + silenceMs) wire.cut()
      else this.#watchSilence(wire)
    })
  }

  #hear(heard: LiveEvent | LiveTold): void {
    const { world } = this.#ground
    const witness = this.#witness
    this.#heardAt = world.now
    if (heard.type === 'here') return
    if (heard.type === 'away') this.isAway = true
    else if (!('epoch' in heard)) {
      if (heard.type === 'own') this.#hasOwn = true
      if (heard.type === 'booked' || heard.type === 'refused') this.#answered.add(heard.round)
      witness.told(this.#bettor, this, heard)
    } else {
      this.#takeInOrder(heard)
      witness.heard(heard)
    }
    if ('phase' in heard && heard.phase === 'betting' && heard.endsAt !== undefined) {
      this.onBetting(heard.round, Math.max(0, heard.endsAt - heard.now))
    }
  }

  #takeInOrder(heard: Extract<LiveEvent | LiveTold, LivePlace>): void {
    const { epoch, n } = heard
    const before = this.#place
    const isState = heard.type === 'state'
    if (isState) {
      this.isAway = false
      this.#forget()
      const isOlder = before && (epoch < before.epoch || (epoch === before.epoch && n < before.n))
      if (this.#hasHeard && isOlder) this.#fail(`state ${epoch}/${n} after ${show(before)}`)
    } else {
      const isSame = before?.epoch === epoch
      if (!isSame) this.#forget()
      if (isSame && n <= before.n && this.#hasAskedAgain) return
      const next = isSame ? before.n + 1 : 1
      const isFalling = before !== undefined && epoch < before.epoch
      if (isFalling || n !== next) this.#fail(`event ${epoch}/${n} after ${show(before)}`)
      this.#follow(heard)
    }
    this.#place = { epoch, n }
    this.#hasHeard = true
  }

  /** A player hears how their slip ended before the wheel turns, if they heard the closing. (LV7) */
  #follow({ type, round }: LiveEvent): void {
    if (type === 'closed' && this.#hasOwn) {
      this.#whole.add(round)
      this.#answered.delete(round)
    }
    if (type !== 'spun' || !this.#whole.has(round)) return
    const { player } = this.#bettor
    const slips = this.#ground.database.slipsOf(round)
    const hasSlip = slips.some((slip) => slip.player === player)
    if (hasSlip && !this.#answered.has(round)) {
      this.#fail(`round ${round} is shown before its player knows how the slip ended`)
    }
  }

  #forget(): void {
    this.connection += 1
    this.#whole.clear()
  }

  #fail(what: string): void {
    this.#ground.world.fail(`a line of ${this.#bettor.player}: ${what}`)
  }
}

const show = (place: LivePlace | undefined) => (place ? `${place.epoch}/${place.n}` : 'nothing')
