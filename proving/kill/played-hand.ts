import { createHash } from 'node:crypto'
import type { ClientHand } from '@nordlys/contracts'
import { invariant, oreToNumber, required } from '@nordlys/core'
import { seededRng, type TableGame } from '@nordlys/game-math'
import { expect } from 'vitest'

/** A hand as its player saw it: whatever was shown of it must be so for ever. */
export class PlayedHand {
  readonly round: string
  readonly bets: unknown
  readonly #shown = new Map<number, ClientHand>()
  readonly #choices: number[] = []

  constructor(first: ClientHand, bets: unknown) {
    this.round = first.round
    this.bets = bets
    this.see(first)
  }

  /** As it was shown last. */
  get newest(): ClientHand {
    return required(this.#shown.get(Math.max(...this.#shown.keys())), 'a hand that was shown')
  }

  get end(): NonNullable<ClientHand['end']> {
    return required(this.newest.end, 'the end of a hand')
  }

  /** Compares it with what was shown at the same step, by whichever process. */
  see(hand: ClientHand): void {
    expect(hand.round).toBe(this.round)
    const before = this.#shown.get(hand.step)
    if (before) expect(hand).toEqual(before)
    this.#shown.set(hand.step, hand)
    expect(hand.commitment).toBe(required(this.#shown.get(0), 'the first cards').commitment)
  }

  /** The player chooses, after what was shown last. */
  choose(choice: number): void {
    expect(this.newest.step).toBe(this.#choices.length)
    this.#choices.push(choice)
  }

  /** What each choice that was made cost beside the first stake, in order. */
  get raisesOre(): number[] {
    return this.#choices
      .map((choice, step) => {
        const options = this.#shown.get(step)?.options ?? []
        return required(
          options.find((each) => each.choice === choice),
          'an option',
        ).raiseOre
      })
      .filter((raiseOre) => raiseOre > 0)
  }

  /** The seed is the one that was committed to, and everything that was shown follows from it. */
  verify({ engine, hash }: TableGame): void {
    const seed = Buffer.from(this.end.seed, 'hex')
    const digest = createHash('sha256').update('nordlys table round')
    for (const bytes of [this.round.replaceAll('-', ''), hash]) {
      digest.update(Buffer.from(bytes, 'hex'))
    }
    expect(digest.update(seed).digest('hex')).toBe(this.newest.commitment)
    for (const [step, { view, options }] of this.#shown) {
      const choices = Uint8Array.from(this.#choices.slice(0, step))
      const standing = engine.round(this.bets, choices, seededRng(new Uint8Array(seed)))
      expect(view, `step ${step} of ${this.round}`).toEqual(standing.view)
      expect(options.map(({ choice }) => choice)).toEqual(
        standing.options.map(({ choice }) => choice),
      )
      invariant((standing.outcome !== undefined) === (step === this.newest.step), 'the end is last')
      if (!standing.outcome) continue
      const { stakeOre, payoutOre } = standing.outcome
      expect(this.end.stakeOre).toBe(oreToNumber(stakeOre))
      expect(this.end.payoutOre).toBe(oreToNumber(payoutOre))
    }
  }
}
