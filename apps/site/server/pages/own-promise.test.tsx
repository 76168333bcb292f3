import {
  type AnswerOf,
  type Call,
  NeighbourError,
  readPromisedOffer,
  type Standing,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import * as campaigns from '../../app/pages/campaigns/player-page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { testGame } from '../testing/test-neighbours.ts'
import { oddMatch } from '../testing/test-offer-in-steps.ts'
import { statedOffer } from '../testing/test-offer-neighbour.ts'
import { pageText } from '../testing/test-page-text.tsx'

type Promised = Omit<AnswerOf<typeof readPromisedOffer>, 'ok'>

interface Read {
  standing?: Standing
  /** What the platform answers in place of what was promised. */
  failure?: Error
}

/** What the player's own page shows of what was promised, and whether it was asked for. */
async function read(promised: Promised, { standing = 'open', failure }: Read = {}) {
  let asked = 0
  const answers = new Map<Call, (asked: never) => unknown>([
    ...advertisingAnswers,
    [
      readPromisedOffer,
      () => {
        asked += 1
        if (failure) throw failure
        return { ok: true, ...promised }
      },
    ],
  ])
  const page = { path: '/min-konto/kampagne', page: campaigns }
  return { text: await pageText(page, { answers, isPlayer: true, standing }), asked: () => asked }
}

const title = 'Dit valgte tilbud'
const way = 'Gå til indbetaling'

test('[BONUS-01] who chose the welcome offer reads what the next deposit brings, and its terms', async () => {
  const offer = statedOffer([testGame.gameId])
  const { text } = await read({ offer, laterDeposits: [] })
  for (const words of [
    title,
    'Indbetal 100 kr., og få 500 kr. i bonus og 500 spins a 0,20 kr.',
    'Du spiller for 10 × 500 kr.',
    'gælder i Vikingernes Guld',
    'højst spille for 100 kr.',
    'StopSpillet',
    way,
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Du kan få mere af tilbuddet')
})

test('[BONUS-01] who waits for the second deposit reads what it brings, in its own figures', async () => {
  const { text } = await read({ offer: oddMatch, laterDeposits: [3] })
  for (const words of [
    title,
    'Indbetal mindst 170 kr., og få 80 % af indbetalingen i bonus (højst 432 kr.).',
    'er kravet 7 x 432 kr. = 3.024 kr.',
    'Du kan få mere af tilbuddet ved din 3. indbetaling.',
    way,
  ]) {
    expect(text).toContain(words)
  }
})

test('[BONUS-01] what only a later deposit brings is told though the next one brings nothing', async () => {
  const { text } = await read({ laterDeposits: [2, 3] })
  expect(text).toContain(title)
  expect(text).toContain(
    'Du kan få mere af tilbuddet ved din 2. indbetaling og din 3. indbetaling.',
  )
})

test('[BONUS-01] no card stands where nothing is to be given, or while nobody answers', async () => {
  expect((await read({ laterDeposits: [] })).text).not.toContain(title)
  const offer = statedOffer([testGame.gameId])
  const failure = new NeighbourError('platform', 'no answer')
  const { text } = await read({ offer, laterDeposits: [] }, { failure })
  expect(text).not.toContain(title)
  expect(text).toContain('Din bonus')
})

test.each(['offers-stopped', 'paused', 'no-deposit-limit', 'closed'] as const)(
  '[LIM-06] who is %s is neither told of it nor asked about',
  async (standing) => {
    const offer = statedOffer([testGame.gameId])
    const { text, asked } = await read({ offer, laterDeposits: [] }, { standing })
    expect(text).not.toContain(title)
    expect(text).not.toContain(way)
    expect(asked()).toBe(0)
  },
)
