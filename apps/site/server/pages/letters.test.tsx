import { type Call, readLetter, readLetters } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as letterPage from '../../app/pages/letters/letter-page.tsx'
import * as letters from '../../app/pages/letters/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const written = { subject: 'Din <grænse>', writtenAt: new Date('2026-11-21T12:00:00Z') }

/** A page of a player with so many letters; what was asked is kept. */
async function drawn(path: string, total = 11) {
  const asked: unknown[] = []
  const call = async (spec: Call, request: { number?: number }) => {
    if (spec === readLetters) {
      asked.push(request)
      const list = Array.from({ length: Math.min(total, 10) }, (_, place) => ({
        ...{ number: place + 1, ...written },
      }))
      return { ok: true, total, letters: list }
    }
    if (spec === readLetter) {
      asked.push(request)
      if (request.number !== 7) return { ok: false, refusal: 'unknown' }
      return { ok: true, letter: { number: 7, ...written, text: 'Hej Anna\n\nTo linjer.' } }
    }
    return advertisingAnswers.get(spec)?.(request as never)
  }
  const asking = { ...scope, platform: { call } } as never
  const [, number] = /^\/min-konto\/beskeder\/([^?]+)/.exec(path) ?? []
  const page = number === undefined ? letters : letterPage
  const params = number === undefined ? {} : { params: { number } }
  const { html } = await drawPage(asking, { path, page, ...params })
  return { html: html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', ''), asked }
}

test('[LT2] letters are listed ten a page, each leads to its own page', async () => {
  const { html, asked } = await drawn('/min-konto/beskeder?side=2')
  expect(asked).toEqual([{ page: 2 }])
  expect(html).toMatch(/href="\/min-konto\/beskeder\/10"[^>]*>Din &lt;grænse&gt;</)
  expect(html).toContain('21. november 2026 kl. 13.00')
  expect(html).toContain('11–11 af 11')
  for (const side of ['0', 'x', '-1', '99999', '1e3']) {
    const odd = await drawn(`/min-konto/beskeder?side=${side}`)
    expect(odd.asked).toEqual([{ page: 1 }])
  }
  const none = await drawn('/min-konto/beskeder', 0)
  expect(none.html).toContain('Der er ingen beskeder')
})

test('[LT2] a letter is shown as it was sent; another’s, or an odd number, is no page', async () => {
  const { html } = await drawn('/min-konto/beskeder/7')
  expect(html).toContain('Hej Anna\n\nTo linjer.')
  for (const number of ['8', '0', 'x', '99999999999999999999']) {
    await expect(drawn(`/min-konto/beskeder/${number}`)).rejects.toMatchObject({
      init: { status: 404 },
    })
  }
})
