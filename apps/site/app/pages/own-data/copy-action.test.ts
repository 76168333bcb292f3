import {
  type Call,
  NeighbourError,
  openDataCopy,
  orderDataCopy,
  startErasure,
} from '@nordlys/contracts'
import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { copyAction } from './copy-action.ts'

const copyId = '0198c0de-0000-7000-8000-000000000001'
const address = '/min-konto/profil/data'
const authorizeUrl = 'http://127.0.0.1:3003/mitid/auth?state=state-of-this-visit'
const begun = {
  ok: true,
  authorizeUrl,
  transaction: 'secret',
  expiresAt: new Date('2026-11-21T12:10:00Z'),
}
const refused = (refusal: string) => ({ ok: false, refusal })

/** Where a form leads with a platform that answers so, what was asked, and the cookies that were set. */
async function act(fields: Readonly<Record<string, string>>, answer: object | Error) {
  const asked: [Call, unknown][] = []
  const cookies: string[] = []
  const platform = {
    async call(spec: Call, request: unknown) {
      asked.push([spec, request])
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const scope = {
    ...{ platform, cookies: new Map(), clock: new TestClock(new Date('2026-11-21T12:00:00Z')) },
    ...{ noteFailure: () => undefined, setCookie: (line: string) => void cookies.push(line) },
  }
  const url = new URL(address, 'http://localhost:3000')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const context = { get: (each: unknown) => each === requestScope && scope }
  const led = await copyAction({ context, request, url, params: {} } as never)
  return { place: led.headers.get('location'), asked, cookies }
}

test.each([
  [{ ok: true, copyId }, 'bestilt'],
  [refused('under-way'), 'undervejs'],
  [refused('too-soon'), 'vent'],
])('[PD4] an order that is answered %j leads to its word', async (answer, word) => {
  const { place, asked } = await act({ order: '1' }, answer)
  expect(place).toBe(`${address}?kopi-er=${word}`)
  expect(asked).toEqual([[orderDataCopy, {}]])
})

test('[PD5] fetching goes by MitID, and the visit is remembered as one for the copy', async () => {
  const { place, asked, cookies } = await act({ open: copyId }, begun)
  expect(place).toBe(authorizeUrl)
  expect(asked).toEqual([[openDataCopy, { copyId }]])
  expect(cookies.join()).toContain(encodeURIComponent('purpose=data-copy'))
})

test.each([
  [copyId, refused('unknown'), `${address}?kopi=${copyId}`],
  [copyId, refused('gone'), `${address}?kopi=${copyId}`],
  [copyId, refused('identity-provider-down'), `${address}?kopi-er=mitid`],
  [copyId, refused('too-many-attempts'), `${address}?kopi-er=mange`],
  ['x', begun, `${address}?kopi-er=fejl`],
])('[PD5] to fetch %s that is answered %j leads to %s', async (open, answer, place) => {
  expect((await act({ open }, answer)).place).toBe(place)
})

test('[PD4] a platform that does not answer is said to have failed', async () => {
  const away = new NeighbourError('order-data-copy', 'no answer')
  expect((await act({ order: '1' }, away)).place).toBe(`${address}?kopi-er=fejl`)
})

test('[PD15] erasure goes by MitID, and the visit is remembered as one for it', async () => {
  const { place, asked, cookies } = await act({ erase: '1' }, begun)
  expect(place).toBe(authorizeUrl)
  expect(asked).toEqual([[startErasure, {}]])
  expect(cookies.join()).toContain(encodeURIComponent('purpose=erase'))
})

test.each([
  [refused('identity-provider-down'), `${address}?sletning=identity-provider-down`],
  [new NeighbourError('start-erasure', 'no answer'), `${address}?sletning=failed`],
])('[PD15] an erasure that is answered %j leads back with its word', async (answer, place) => {
  expect((await act({ erase: '1' }, answer)).place).toBe(place)
})
