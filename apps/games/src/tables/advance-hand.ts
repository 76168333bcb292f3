import type { TableRefusal } from '@nordlys/contracts'
import { invariant, type Ore, ore, timeKey } from '@nordlys/core'
import { canonicalJson } from '@nordlys/game-math'
import { commitmentOf } from './commitment.ts'
import type { TablesContext } from './context.ts'
import { HandBroken } from './hand-broken.ts'
import type { HandOutcome } from './hand-outcome.ts'
import type { Hand } from './hand-row.ts'
import { seedOf, shown, standingOf } from './shown-hand.ts'

/**
 * Takes a hand on to where its player must choose, or to its end, from whatever was left undone. Throws
 * `WalletDown`, and `HandBroken` for one that cannot be played.
 */
export async function advance(context: TablesContext, hand: Hand): Promise<HandOutcome> {
  switch (hand.state) {
    case 'opening':
      return takeFirst(context, hand)
    case 'raising':
      return takeRaise(context, hand)
    case 'open':
      return (await standingOf(context, hand)).outcome
        ? beginEnd(context, hand)
        : { ok: true, hand: await shown(context, hand) }
    case 'finishing':
      return end(context, hand)
    case 'over':
      return { ok: true, hand: await shown(context, hand) }
  }
}

async function takeFirst(context: TablesContext, hand: Hand): Promise<HandOutcome> {
  const { hands, wallet, clock } = context
  const { round, definition_hash: definitionHash } = hand
  const commitment = commitmentOf(round, definitionHash, seedOf(context, hand))
  const taken = await wallet.take({
    key: round,
    round,
    playSession: hand.play_session,
    definitionHash,
    stakeOre: ore(hand.stake),
    opening: { commitment, bets: Buffer.from(canonicalJson(hand.bets)).toString('hex') },
  })
  if (!taken.ok) {
    await hands.drop(round)
    return refused(taken)
  }
  await hands.opened({ round, at: clock.now() })
  return withBalance(await again(context, round), taken.balanceOre)
}

async function takeRaise(context: TablesContext, hand: Hand): Promise<HandOutcome> {
  const { hands, wallet, clock } = context
  const { round, pending, pending_key: key, pending_ore: raise, choices } = hand
  invariant(pending !== null && key !== null && raise !== null, `hand ${round} raises nothing`)
  const taken = await wallet.take({
    key,
    round,
    playSession: hand.play_session,
    definitionHash: hand.definition_hash,
    stakeOre: ore(raise),
  })
  const change = { round, step: choices.length, at: clock.now() }
  await hands.raised(change, { key, choice: taken.ok ? pending : undefined })
  const next = await again(context, round)
  if (!taken.ok) return { ...refused(taken), ...(next.hand && { hand: next.hand }) }
  return withBalance(next, taken.balanceOre)
}

async function beginEnd(context: TablesContext, hand: Hand): Promise<HandOutcome> {
  const { hands, clock, random } = context
  const { round, choices } = hand
  const change = { round, step: choices.length, at: clock.now() }
  await hands.finishing(change, timeKey(clock, random))
  return again(context, round)
}

async function end(context: TablesContext, hand: Hand): Promise<HandOutcome> {
  const { hands, wallet, clock } = context
  const { round, choices, end_key: key, automatic_from: automaticFrom } = hand
  const { outcome } = await standingOf(context, hand)
  invariant(outcome && key !== null, `hand ${round} ends without an outcome`)
  const paid = await wallet.finish({
    key,
    round,
    stakeOre: outcome.stakeOre,
    payoutOre: outcome.payoutOre,
    seed: Buffer.from(seedOf(context, hand)).toString('hex'),
    choices: choices.toString('hex'),
    ...(automaticFrom !== null && { automaticFrom }),
  })
  if (!paid.ok && goneRefusals.has(paid.refusal)) {
    await hands.remove(round)
    return refused(paid)
  }
  // The stake is held and the key is ours alone: a refusal here is no answer to a player.
  if (!paid.ok) throw new HandBroken(round, `its end was ${paid.refusal}`)
  await hands.over({ round, at: clock.now() })
  return withBalance(await again(context, round), paid.balanceOre)
}

/**
 * The books hold no stake of the round any more: it was given back. The sweep does not find it there, so the
 * hand goes as soon as it is met.
 */
const goneRefusals: ReadonlySet<TableRefusal> = new Set(['round-ended', 'round-unknown'])

/** As it stands now; another device may have taken it further meanwhile. */
async function again(context: TablesContext, round: string): Promise<HandOutcome> {
  const hand = await context.hands.find(round)
  return hand ? advance(context, hand) : { ok: false, refusal: 'hand-unknown' }
}

function refused({ refusal, balanceOre }: { refusal: TableRefusal; balanceOre?: Ore | undefined }) {
  return { ok: false, refusal, ...(balanceOre !== undefined && { balanceOre }) } as const
}

/** The wallet's newest word on the balance goes with the answer. */
function withBalance(answer: HandOutcome, balanceOre: Ore): HandOutcome {
  return { balanceOre, ...answer }
}
