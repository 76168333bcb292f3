import { hex, kroner, minuteMs, ore, secret, systemRandom, timeKey } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { GameWallet, type GameWalletContext } from './game-wallet.ts'
import { authenticate, startPlay } from './play-sessions.ts'
import { replay, replayAtTable, startReplay } from './round-replay.ts'

const gameId = 'vikingernes-guld'
const definitionHash = hex(systemRandom.bytes(32))

let ledger: TestLedger
let context: GameWalletContext
let wallet: GameWallet
/** A login that is over. */
let ended: string | undefined

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  const [commits] = ledger.commits
  if (!commits) throw new Error('no copy')
  const { db, clock } = ledger
  context = {
    db,
    clock,
    random: systemRandom,
    playerRefKey: secret(systemRandom),
    lockLiveSession: async (_tx, sessionId) => sessionId !== ended,
    commits,
  }
  wallet = new GameWallet(context)
})

/** A player's round of 2 kr. on a balance of 100 kr. that won 5 kr. or was refused. */
async function played(stakeOre = ore(200)) {
  const { id: playerId } = await ledger.player(kroner(100))
  const at = ledger.clock.now()
  const sessionEndsAt = new Date(at.getTime() + 60 * minuteMs)
  const wish = { playerId, sessionId: 'a-session', gameId, sessionEndsAt, at }
  const opened = await authenticate(context, (await startPlay(context, wish)).launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  const { playSession } = opened
  const key = timeKey(ledger.clock, systemRandom)
  const seed = hex(systemRandom.bytes(32))
  const round = { key, playSession, definitionHash, stakeOre, winOre: ore(500), seed, choices: '' }
  await wallet.settle(round)
  return { playerId, sessionId: wish.sessionId, playSession, roundId: key, at }
}

test('[PROOF-03] a round is told to its player as it is in the books, while the token lives', async () => {
  const { playSession, ...own } = await played()
  const granted = await startReplay(context, own)
  expect(granted?.gameId).toBe(gameId)
  const token = granted?.replayToken ?? ''
  const { rounds } = await wallet.rounds(playSession, 1)
  expect(rounds[0]).toMatchObject({ key: own.roundId, winOre: 500n })
  expect(await replay(context, token)).toEqual({ ok: true, round: rounds[0] })
  expect(await replay(context, token)).toEqual({ ok: true, round: rounds[0] })
  ledger.clock.advance({ minutes: 10 })
  expect(await replay(context, token)).toEqual({ ok: false, refusal: 'token-expired' })
})

test('[FLT-77] a token shows nothing once the login that it was given in is over', async () => {
  const own = await played()
  const token = (await startReplay(context, own))?.replayToken ?? ''
  expect(await replay(context, token)).toMatchObject({ ok: true })
  ended = own.sessionId
  for (const show of [replay, replayAtTable]) {
    expect(await show(context, token)).toEqual({ ok: false, refusal: 'token-expired' })
  }
  ended = undefined
})

test("[SEC-42] another player's round, a refused one and one that never was are none to replay", async () => {
  const { roundId, at } = await played()
  const other = await played()
  const refused = await played(kroner(500))
  expect(await startReplay(context, { ...other, roundId })).toBeUndefined()
  expect(await startReplay(context, refused)).toBeUndefined()
  for (const unknown of [timeKey(ledger.clock, systemRandom), 'nonsense', '']) {
    expect(await startReplay(context, { ...other, roundId: unknown, at })).toBeUndefined()
  }
})

test('a token that was made up, or changed to another round or a later end, shows nothing', async () => {
  const own = await played()
  const other = await played()
  const token = (await startReplay(context, own))?.replayToken ?? ''
  const [key = '', endsMs = '', login = '', signature = ''] = token.split('.')
  expect(key).toBe(own.roundId)
  for (const forged of [
    '',
    'made-up',
    `${key}.${endsMs}.${login}`,
    `${other.roundId}.${endsMs}.${login}.${signature}`,
    `${key}.${Number(endsMs) + 1}.${login}.${signature}`,
    `${key}.${endsMs}.another login.${signature}`,
    `${key}.${endsMs}.${signature}`,
    `${key}.${endsMs}.${login}.${signature.slice(1)}`,
  ]) {
    expect(await replay(context, forged)).toEqual({ ok: false, refusal: 'token-unknown' })
  }
})
