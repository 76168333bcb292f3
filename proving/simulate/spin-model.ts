import type { Account, Books, ChoiceRow, JournalRow, SpinGrantRow } from './books.ts'
import { type Facts, gameId, type RoundAsk, type RoundFact, type SpinOf } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import { endBonus, refusalAmid } from './purse.ts'
import { bringerOf, choiceOf, welcome } from './welcome-offer.ts'

/** Grants of spins as they should be: what is left of each, what was won with it, and why it ended. */
export class SpinModel {
  readonly #facts: Facts
  readonly #counted: (what: string) => void
  /** As they are after the rows that were taken so far. */
  grants: readonly SpinGrantRow[] = []
  /** What a spin left of its grant, by the spin's key. */
  readonly leftAfter = new Map<string, bigint>()

  constructor(facts: Facts, counted: (what: string) => void) {
    this.#facts = facts
    this.#counted = counted
  }

  find(grantId: string): SpinGrantRow | undefined {
    return this.grants.find(({ id }) => id === grantId)
  }

  /** A spin stakes nothing and counts nowhere; its win is cash, from the cost of bonuses. */
  take(
    account: Account,
    row: JournalRow,
    asked: { fact: RoundFact; ask: RoundAsk; next: Books },
  ): void {
    const { fact, ask, next } = asked
    const { key, at } = row
    const won = ask.winOre
    const found = next.accounts.find(({ player }) => player === account.player) ?? account
    const refusal =
      playRefusalOf(account, found, { playSession: fact.playSession, at }) ??
      grantRefusalOf(this.#findOrBegin(row.reference, next), fact, ask.spin, at)
    if (refusal) throw new Failure(`spin ${key} was settled in spite of ${refusal}`)
    expectEqual([row.house, row.bonusCost], [0n, -won], `what spin ${key} cost`)
    // Its money, if any, was moved before.
    if (account.bonusExpiresAt !== null && account.bonusExpiresAt <= at) endBonus(account, 0n)
    account.cash += won
    account.playedAt = at
    this.grants = this.grants.map((grant) => {
      if (grant.id !== row.reference) return grant
      const left = grant.left - 1n
      this.leftAfter.set(key, left)
      if (left > 0n) return { ...grant, left, won: grant.won + won }
      this.#counted('spins were played to the last one')
      // The clock of the copy that gave them may be ahead of the one that played the last.
      const endedAt = at > grant.grantedAt ? at : grant.grantedAt
      return { ...grant, left, won: grant.won + won, state: 'used', endedAt }
    })
  }

  /** One that is given in the step that plays it is not known before. */
  #findOrBegin(grantId: string | null, next: Books): SpinGrantRow | undefined {
    const known = this.find(grantId ?? '')
    if (known) return known
    const given = next.spins.find(({ id }) => id === grantId)
    if (!given) return undefined
    const begun = { ...given, left: given.count, won: 0n, state: 'active', endedAt: null }
    this.grants = [...this.grants, begun]
    return begun
  }

  /** Takes what became of grants in a step beside their spins, or throws what is wrong with it. */
  checkGrants(next: Books): void {
    for (const is of next.spins) {
      if (!this.find(is.id)) this.#findOrBegin(is.id, next)
      const should = this.find(is.id) ?? is
      this.#checkCause(is, next)
      const end = this.#endOf(should, is, next)
      expectEqual(is, { ...should, ...end }, `spins ${is.id}`)
    }
    expectEqual(next.spins.length, this.grants.length, 'how many grants of spins there are')
    this.grants = next.spins
  }

  #checkCause(is: SpinGrantRow, next: Books): void {
    const fact = this.#facts.spins.get(is.id)
    const choice = choiceOf(next, is.id)
    const should = fact
      ? [
          BigInt(fact.playerId),
          fact.gameIds,
          fact.valueOre,
          BigInt(fact.count),
          BigInt(fact.expiresAt.getTime()),
        ]
      : choice && [
          choice.player,
          [gameId],
          welcome.spinValueOre,
          BigInt(welcome.spins),
          choice.expiresAt,
        ]
    expectEqual(
      [is.player, is.games, is.value, is.count, is.expiresAt],
      should,
      `what ${is.id} gives`,
    )
  }

  /** How a grant that was active ended without a spin. */
  #endOf(should: SpinGrantRow, is: SpinGrantRow, next: Books): Partial<SpinGrantRow> {
    if (should.state !== 'active' || is.state === 'active') return {}
    const { state, expiresAt } = is
    const choice = choiceOf(next, is.id)
    if (state === 'expired') {
      if (BigInt(this.#facts.spinsLookedAt) < expiresAt) throw new Failure(`${is.id} expired early`)
      this.#counted('spins expired')
      return { state, endedAt: expiresAt }
    }
    const why = this.#whyVoid(is, choice, next)
    if (state !== 'void' || !why || (is.endedAt ?? expiresAt) >= expiresAt) {
      throw new Failure(`spins ${is.id} became ${state}`)
    }
    this.#counted(`spins were taken away: ${why}`)
    return { state, endedAt: is.endedAt }
  }

  #whyVoid({ player }: SpinGrantRow, choice: ChoiceRow | undefined, next: Books) {
    if (choice && bringerOf(next, choice)?.status === 'reversed') return 'chargeback'
    return this.#facts.pausesAsked.has(player) ? 'pause' : undefined
  }
}

/** What a spin finds in its way at a moment, in the order it is checked; no limit of stake or loss does. */
export function spinRefusalOf(
  account: Account,
  grants: readonly SpinGrantRow[],
  asked: { fact: RoundFact; spin: SpinOf; at: bigint },
): string | undefined {
  const { fact, spin, at } = asked
  const grant = grants.find(({ id }) => id === spin.grantId)
  return (
    playRefusalOf(account, account, { playSession: fact.playSession, at }) ??
    grantRefusalOf(grant, fact, spin, at)
  )
}

function playRefusalOf(
  account: Account,
  next: Account,
  asked: { playSession: string; at: bigint },
) {
  const free = { ...account, lossRoom: null }
  return refusalAmid(free, next, { ...asked, stake: 0n, roundStake: 0n })
}

function grantRefusalOf(
  grant: SpinGrantRow | undefined,
  { playerId }: RoundFact,
  spin: SpinOf | undefined,
  at: bigint,
): string | undefined {
  const isHere =
    grant?.player === BigInt(playerId) &&
    grant.games.includes(gameId) &&
    grant.value === spin?.valueOre
  if (!grant || !isHere) return 'spins-not-here'
  return grant.state !== 'active' || grant.expiresAt <= at ? 'spins-over' : undefined
}
