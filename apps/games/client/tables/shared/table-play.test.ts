import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Frame } from '../../frame/frame.ts'
import type { KeptTable } from '../../frame/tab-memory.ts'
import { TablePlay } from './table-play.ts'
import { bets, opened } from './test-opened.ts'

let asked: unknown[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('history', { state: undefined, replaceState: () => undefined })
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Response.json({ ok: false, refusal: 'key-invalid' }, { status: 422 })
  })
})
afterEach(() => vi.unstubAllGlobals())

function playOf(mode: Frame['mode'], kept?: KeptTable) {
  const shown: string[] = []
  const frame: Frame = {
    ...{ gameId: 'blackjack', mode, title: '', hasOwnArt: false, siteUrl: '' },
    tell: () => undefined,
    tellUntilHeard: () => undefined,
  }
  const show = ({ phase }: { phase: { name: string } }) => void shown.push(phase.name)
  return {
    shown,
    play: new TablePlay({ frame, opened, kept, show, reveal: async () => undefined }),
  }
}

test('[SCREEN-04] what is pressed under a notice stakes nothing, and the felt takes it back', () => {
  const { play, shown } = playOf('money')
  play.hold()
  play.deal(bets)
  expect([asked, shown]).toEqual([[], []])
  // Money may have been paid in under it: the wallet is asked, and no stake is sent.
  play.goOn()
  expect([asked, shown]).toEqual([[{}], ['betting']])
})

test('[GAME-02] a hand of play money that is gone leaves the key of the play that was opened', async () => {
  const kept = { playToken: 'old', roundKey: 'stale', stakedOre: 0, wonOre: 0, definitionHash: 'h' }
  const { play } = playOf('free', { ...kept, free: { bets, choices: [] } })
  await play.begin()
  expect(asked).toMatchObject([{ roundKey: 'stale', definitionHash: 'h' }])
  expect([play.state.roundKey, play.state.phase.name]).toEqual(['first', 'betting'])
})

test('[BONUS-02] a raise that a bonus stops has the wallet asked what the bonus allows', async () => {
  const hand = { round: 'r', step: 0, bets, view: {}, options: [{ choice: 100, raiseOre: 1_000 }] }
  const answers: Readonly<Record<string, object>> = {
    '/api/table/deal': { ok: true, hand, balanceOre: 99_000 },
    '/api/table/choose': { ok: false, refusal: 'stake-too-high-for-bonus' },
    '/api/balance': { ok: true, balanceOre: 99_000, stakeMaxOre: 1_500 },
  }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = answers[path]
    return Response.json(answer, { status: path.endsWith('choose') ? 422 : 200 })
  })
  const { play } = playOf('money')
  play.deal(bets)
  await vi.waitUntil(() => play.state.phase.name === 'choosing')
  expect(asked).toEqual(['/api/table/deal'])
  play.choose(100)
  await vi.waitUntil(() => play.state.stakeMaxOre !== undefined)
  expect(asked).toEqual(['/api/table/deal', '/api/table/choose', '/api/balance'])
  expect([play.state.stakeMaxOre, play.state.notice]).toEqual([1_500, 'stake-too-high-for-bonus'])
})

test('[GAME-06] a balance that was asked for before a hand and comes after it changes nothing', async () => {
  const late = Promise.withResolvers<Response>()
  const end = { stakeOre: 1_000, payoutOre: 0, seed: 's', choices: '' }
  const hand = { round: 'r', step: 0, bets, view: {}, options: [], end }
  const answers: Readonly<Record<string, () => Response | Promise<Response>>> = {
    '/api/table/deal': () => Response.json({ ok: true, hand, balanceOre: 99_000 }),
    '/api/balance': () => late.promise,
  }
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.())
  const { play, shown } = playOf('money')
  const refreshed = play.refreshBalance()
  play.deal(bets)
  await vi.waitUntil(() => shown.at(-1) === 'betting')
  expect(play.state.balanceOre).toBe(99_000)
  late.resolve(Response.json({ ok: true, balanceOre: 100_000, stakeMaxOre: 1_500 }))
  await refreshed
  expect([play.state.balanceOre, play.state.stakeMaxOre]).toEqual([99_000, undefined])
})
