import { expect, test } from 'vitest'
import {
  checkedAnswer,
  checkedJson,
  either,
  exactly,
  isMoment,
  isText,
  isWhole,
  listOf,
  objectOf,
  optional,
  recordOf,
} from './checked-answer.ts'

const check = objectOf({ levels: recordOf(isWhole), at: optional(isMoment) })
const json = (body: string, type = 'application/json; charset=utf-8') =>
  new Response(body, { headers: { 'content-type': type } })

test.each([
  '{"levels":{}}',
  '{"levels":{"a":1,"b":-2}}',
  '{"levels":{},"at":"2026-11-25T12:00:00Z","more":[]}',
])('[FLT-25] %s is an answer', async (body) => {
  expect(await checkedAnswer(json(body), check)).toEqual(JSON.parse(body))
  expect(checkedJson(body, check)).toEqual(JSON.parse(body))
})

test.each([
  '',
  'null',
  '1',
  '[]',
  '{}',
  '{"levels":null}',
  '{"levels":[]}',
  '{"levels":{"a":"1"}}',
  '{"levels":{"a":1.5}}',
  '{"levels":{"a":1e300}}',
  '{"levels":{},"at":"yesterday"}',
  '{"levels":{',
  '<!DOCTYPE html><h1>Log in to this network</h1>',
])('[FLT-25] %s is none, and nothing is thrown', async (body) => {
  expect(await checkedAnswer(json(body), check)).toBeUndefined()
  expect(checkedJson(body, check)).toBeUndefined()
})

test('[FLT-25] what does not say that it is JSON is no answer, nor is none at all', async () => {
  const body = '{"levels":{}}'
  for (const type of ['text/html', 'text/plain', '', 'application/jsonp', 'text/json']) {
    expect(await checkedAnswer(json(body, type), check)).toBeUndefined()
  }
  expect(await checkedAnswer(undefined, check)).toBeUndefined()
  const torn = new Response(new ReadableStream({ pull: (to) => to.error(new Error('torn')) }))
  torn.headers.set('content-type', 'application/json')
  expect(await checkedAnswer(torn, check)).toBeUndefined()
})

test('[FLT-25] lists, choices and fixed words are looked at to their last part', () => {
  const isAnswer = either(
    objectOf({ ok: exactly(true), names: listOf(isText) }),
    objectOf({ ok: exactly(false), refusal: exactly('unknown', 'expired') }),
  )
  expect(isAnswer({ ok: true, names: ['a'] })).toBe(true)
  expect(isAnswer({ ok: false, refusal: 'expired' })).toBe(true)
  for (const odd of [
    { ok: true },
    { ok: true, names: ['a', 1] },
    { ok: false, refusal: 'other' },
    { ok: 1, names: [] },
  ]) {
    expect(isAnswer(odd)).toBe(false)
  }
})
