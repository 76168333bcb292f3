import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as contracts from '../index.ts'

const calls = Object.values<unknown>(contracts).filter(isCall)

/** A call between our programs, by what every one of them has. */
function isCall(value: unknown): value is contracts.Call {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'actor' in value
}

const named = (name: string) => calls.find((call) => call.name === name)

test('[API-06] the calls that the specification leaves open are named and addressed in one way', () => {
  expect(calls.length).toBeGreaterThan(30)
  expect(calls.filter(({ path }) => !/^\/v1(?:\/[a-z-]+)+$/.test(path))).toEqual([])
  expect(calls.filter(({ name }) => !/^[a-z]+(?:-[a-z]+)+$/.test(name))).toEqual([])
  for (const key of ['name', 'path'] as const) {
    expect(new Set(calls.map((call) => call[key])).size).toBe(calls.length)
  }
})

test('a call of a player is refused without a session before anything else, and no other call is', () => {
  for (const { name, actor, refusals } of calls) {
    const [refusal] = Object.keys(refusals)
    expect([name, refusal === 'session-expired']).toEqual([name, actor.kind === 'player'])
  }
})

test('every refusal is a name with the status of its kind', () => {
  const refusals = new Set(calls.flatMap((call) => Object.keys(call.refusals)))
  for (const refusal of refusals) expect(refusal).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  const statuses = [...refusals].map(contracts.statusOfRefusal)
  expect(statuses.filter((status) => status < 401 || status >= 500)).toEqual([])
})

/** The form fields of section 3, the call that carries each, and the name it has there. */
const fields: readonly [field: string, call: string, name: string][] = [
  ['first_name', 'save-contact', 'first_name'],
  ['last_name', 'save-contact', 'last_name'],
  ['email', 'save-contact', 'email'],
  ['mobile', 'save-contact', 'mobile'],
  ['transfer limit amount', 'save-contact', 'limit_amount'],
  ['time period', 'save-contact', 'limit_period'],
  ['personal_number', 'complete-registration', 'personal_number'],
  ['amount of a deposit', 'start-deposit', 'amount'],
  ['bonus code', 'start-deposit', 'bonus_code'],
  ['amount of a withdrawal', 'start-withdrawal', 'amount'],
  ['pause period', 'start-pause', 'kind'],
  ['document type', 'upload-document', 'document_type'],
  ['file', 'upload-document', 'file'],
  ['message', 'send-contact-message', 'message'],
  ['name', 'send-contact-message', 'name'],
]

test.each(fields)('[API-06] the form field %s goes with the call %s', (_, call, name) => {
  const asked = named(call)?.request
  const shape = JSON.stringify(asked && z.toJSONSchema(asked, { unrepresentable: 'any' }))
  expect(shape).toContain(`"${name}":{"type":"string"`)
})

test('a card’s fields go to the payment provider alone, in the provider’s own page', () => {
  const shapes = calls.map(({ request }) =>
    JSON.stringify(z.toJSONSchema(request, { unrepresentable: 'any', io: 'input' })),
  )
  const page = readFileSync(
    new URL('../../../../apps/sandbox/src/payments/card-page.ts', import.meta.url),
    'utf8',
  )
  for (const field of ['card_number', 'name_of_cardholder', 'expiry_month', 'expiry_year', 'cvv']) {
    expect(page).toContain(`'${field}'`)
    expect(shapes.filter((shape) => shape.includes(field))).toEqual([])
  }
})
