import { nameCard, removeCard } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { cardWords, expiryText } from '../../parts/saved-card/card-words.ts'
import { action } from './cards-route.ts'

const session = { secret: 'secret', handle: 'handle' }
const cardId = '0193b0a0-0000-7000-8000-000000000001'

/** The questions to the platform when the form is sent, and where the browser is led. */
async function send(fields: Record<string, string>, answer: object = { ok: true }) {
  const asked: unknown[] = []
  const call = async (spec: unknown, request: unknown) => {
    asked.push([spec, request])
    return answer
  }
  const scope = { platform: { call }, session, publicUrl: 'http://localhost:3000' }
  const body = new URLSearchParams(fields)
  const request = new Request('http://localhost:3000/min-konto/profil/kort', {
    method: 'POST',
    body,
  })
  const context = { get: (key: unknown) => key === requestScope && scope }
  const response = await action({ context, request } as never)
  return { asked, ledTo: response.headers.get('location') }
}

const led = (result: string) => `/min-konto/profil?kort=${result}`
const refused = (refusal: string) => ({ ok: false, refusal })

test('[PAY-01] a saved card is named, and the page says why where it is not', async () => {
  const named = { card: cardId, name: 'Lønkort' }
  const { asked, ledTo } = await send(named)
  expect(asked).toEqual([[nameCard, { cardId, name: 'Lønkort' }]])
  expect(ledTo).toBe(led('navngivet'))
  expect((await send(named, refused('name-holds-number'))).ledTo).toBe(led('tal'))
  expect((await send(named, refused('unknown-card'))).ledTo).toBe(led('ukendt'))
})

test('[PAY-01] a saved card is removed by its button, whatever stands in the field', async () => {
  const { asked, ledTo } = await send({ card: cardId, name: 'x', remove: '1' })
  expect(asked).toEqual([[removeCard, { cardId }]])
  expect(ledTo).toBe(led('fjernet'))
  const gone = await send({ card: cardId, name: '', remove: '1' }, refused('unknown-card'))
  expect(gone.ledTo).toBe(led('ukendt'))
})

test('[PAY-01] a form that is not the page’s asks for nothing', async () => {
  const { asked, ledTo } = await send({ card: 'acc-1', name: '', remove: '1' })
  expect([asked, ledTo]).toEqual([[], led('ukendt')])
})

test('[PAY-01] a card is named by what the provider said of it', () => {
  const t = translator(pickTexts({}, ['deposit']))
  expect(cardWords(t, { brand: 'Visa', last4: '0000' })).toBe('Visa, der slutter på 0000')
  expect(cardWords(t, { last4: '0000' })).toBe('Betalingskort, der slutter på 0000')
  expect(cardWords(t, {})).toBe('Betalingskort')
  expect([expiryText('2029-02'), expiryText(undefined)]).toEqual(['02/2029', undefined])
})
