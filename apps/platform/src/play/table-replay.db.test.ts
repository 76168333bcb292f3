import {
  after,
  hex,
  hourMs,
  kroner,
  type PlayerId,
  secret,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { findPeriod, listLines } from '../ledger/index.ts'
import { commitmentOf } from '../ledger/tables/test-table-rounds.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'
import { replay, replayAtTable, startReplay } from './round-replay.ts'
import { TableWallet } from './table-wallet.ts'

const definitionHash = 'ef'.repeat(32)
const bets = hex(new TextEncoder().encode('[["hand",2000]]'))
let ledger: TestLedger
let context: PlayContext
let wallet: TableWallet

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  const { db, clock } = ledger
  const play = { db, clock, random: systemRandom, playerRefKey: secret(systemRandom) }
  context = { ...play, lockLiveSession: async () => true }
  wallet = await TableWallet.open(context)
})

const key = () => timeKey(ledger.clock, systemRandom)

/** A player with 100 kr. whose hand of 20 kr. was raised by 20 kr. and waits for its end. */
async function raisedHand() {
  const { id: playerId } = await ledger.player(kroner(100))
  const at = ledger.clock.now()
  const wish = { playerId, sessionId: 's', gameId: 'a-table', sessionEndsAt: after(at, hourMs), at }
  const opened = await authenticate(context, (await startPlay(context, wish)).launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  const { playSession } = opened
  const seed = systemRandom.bytes(32)
  const roundId = key()
  const commitment = commitmentOf(roundId, definitionHash, seed).toString('hex')
  const stake = { round: roundId, playSession, definitionHash, stakeOre: kroner(20) }
  await wallet.take({ ...stake, key: roundId, opening: { commitment, bets } })
  await wallet.take({ ...stake, key: key() })
  const end = { key: key(), round: roundId, stakeOre: kroner(40), payoutOre: kroner(80) }
  const finish = () => wallet.finish({ ...end, seed: hex(seed), choices: '64' })
  return {
    own: { playerId, sessionId: 'a login', roundId, at },
    seed: hex(seed),
    commitment,
    finish,
  }
}

async function lineOf({ playerId }: { playerId: PlayerId }) {
  const period = await findPeriod(ledger.db, playerId, new Date(0))
  return listLines(ledger.db, period, { topic: 'rounds', limit: 5, offset: 0 })
}

test('[PROOF-03] a hand that is over is handed out with its seed, its bets and its choices', async () => {
  const { own, seed, commitment, finish } = await raisedHand()
  expect(await startReplay(context, own)).toBeUndefined()
  await finish()
  const started = await startReplay(context, own)
  expect(started).toMatchObject({ gameId: 'a-table', family: 'table' })
  const token = started?.replayToken ?? ''
  expect(await replayAtTable(context, token)).toEqual({
    ok: true,
    round: {
      round: own.roundId,
      definitionHash,
      commitment,
      bets,
      seed,
      choices: '64',
      stakeOre: 4_000n,
      payoutOre: 8_000n,
      endedAt: ledger.clock.now(),
    },
  })
  // A slot's screen cannot show it.
  expect(await replay(context, token)).toEqual({ ok: false, refusal: 'token-unknown' })
  ledger.clock.advance({ minutes: 10 })
  expect(await replayAtTable(context, token)).toEqual({ ok: false, refusal: 'token-expired' })
  expect(await replayAtTable(context, 'made up')).toEqual({ ok: false, refusal: 'token-unknown' })
})

test('[SEC-42] another player’s hand, and one that was given back, is none to replay', async () => {
  const first = await raisedHand()
  const second = await raisedHand()
  await first.finish()
  const { playerId } = second.own
  expect(await startReplay(context, { ...first.own, playerId })).toBeUndefined()
  await wallet.void(second.own.roundId)
  expect(await startReplay(context, second.own)).toBeUndefined()
})

test('[SCREEN-12] a hand is one line of its player’s list, with its raises and what it paid', async () => {
  const { own, finish } = await raisedHand()
  const round = { kind: 'round', id: own.roundId, gameId: 'a-table', isAtTable: true }
  expect(await lineOf(own)).toMatchObject([{ ...round, state: 'open', stakeOre: 4_000n }])
  await finish()
  const settled = { state: 'settled', stakeOre: 4_000n, winOre: 8_000n }
  expect(await lineOf(own)).toMatchObject([{ ...round, ...settled }])
  const other = await raisedHand()
  await wallet.void(other.own.roundId)
  expect(await lineOf(other.own)).toMatchObject([
    { id: other.own.roundId, isAtTable: true, state: 'rolled-back', stakeOre: 0n, winOre: 0n },
  ])
})
