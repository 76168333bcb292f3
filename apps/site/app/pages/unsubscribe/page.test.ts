import { failureOf, type HttpCall } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { action, loader } from './page.tsx'

test.each(['/unsubscribe', '/unsubscribesms', '/unsubscribebrand'])(
  '[SEC-45] a program that follows the link to %s takes nothing back: the page only asks',
  async (path) => {
    const asked: unknown[] = []
    const notAsked = { call: async (...what: unknown[]) => void asked.push(what) }
    const scope = {
      store: notAsked,
      platform: notAsked,
      content: { translations: {}, seo: [], configuration: {} },
      publicUrl: 'http://localhost:3000',
    }
    const url = new URL(`http://localhost:3000${path}?UserGuid=${'t'.repeat(60)}&brand=nordlys`)
    const context = { get: (key: unknown) => key === requestScope && scope }
    const data = await loader({ context, url } as never)
    expect(data).toMatchObject({ token: 't'.repeat(60), brand: 'nordlys' })
    expect(data.seo.title).toMatch(/^Afmeld nyheder og tilbud \| /)
    expect(asked).toEqual([])
  },
)

test.each([
  ['?playerID=sealed', 'sealed'],
  ['?playerID=sealed&brand=nordlys', 'sealed'],
  ['?playerID=sealed&brand=Ring%20til%20os%20nu', ''],
])('[MKT-04] the link %s of a brand is one of ours, or none', async (query, token) => {
  const content = { translations: {}, seo: [], configuration: {} }
  const scope = { content, publicUrl: 'http://localhost:3000' }
  const url = new URL(`http://localhost:3000/unsubscribebrand${query}`)
  const context = { get: (key: unknown) => key === requestScope && scope }
  expect(await loader({ context, url } as never)).toMatchObject({ token })
})

/** What a mailbox's own button sends, and what is asked for it. */
async function pressOneClick(path: string, body: BodyInit, answer: object) {
  const asked: { path: string; what: unknown }[] = []
  const scope = {
    clientAddress: '203.0.113.7',
    session: undefined,
    store: {
      call: async (call: HttpCall, what: unknown) =>
        asked.push({ path: call.path, what }) && answer,
    },
  }
  const url = new URL(`http://localhost:3000${path}`)
  const request = new Request(url, { method: 'POST', body })
  const context = { get: (key: unknown) => key === requestScope && scope }
  const told = await action({ context, request, url } as never)
  return { asked, told }
}

const oneClick = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
const done = { result: 1, data: { unsubscribed: 'email' } }

test('[SEC-45] a mailbox’s own button unsubscribes by the address alone', async () => {
  const multipart = new FormData()
  multipart.set('List-Unsubscribe', 'One-Click')
  for (const body of [oneClick(), multipart]) {
    const { asked, told } = await pressOneClick('/unsubscribe?UserGuid=sealed', body, done)
    expect(asked).toMatchObject([
      { path: '/GATMaven/users/DisablePromotionalEmail', what: { query: { UserGuid: 'sealed' } } },
    ])
    expect(told).toMatchObject({ data: { isDone: true }, init: { status: 200 } })
  }
  const brand = await pressOneClick(
    '/unsubscribebrand?playerID=sealed&brand=nordlys',
    oneClick(),
    done,
  )
  expect(brand.asked).toMatchObject([{ what: { body: { playerID: 'sealed', brand: 'nordlys' } } }])
})

test('[SEC-45] a mailbox is told by the status that nothing was taken back', async () => {
  const told = async (path: string, answer: object) =>
    (await pressOneClick(path, oneClick(), answer)).told
  const status = (code: number) => ({ data: { isDone: false }, init: { status: code } })
  const link = '/unsubscribe?UserGuid=guessed'
  expect(await told(link, failureOf('unknown'))).toMatchObject(status(404))
  expect(await told(link, failureOf('no-answer'))).toMatchObject(status(503))
  expect(await told('/unsubscribe', done)).toMatchObject(status(404))
})

test('[SEC-45] a form of the page is asked for its own token, not for that of the address', async () => {
  const form = new URLSearchParams({ 'List-Unsubscribe': 'no', token: 'typed', brand: '' })
  const { asked } = await pressOneClick('/unsubscribe?UserGuid=sealed', form, done)
  expect(asked).toMatchObject([{ what: { query: { UserGuid: 'typed' } } }])
})
