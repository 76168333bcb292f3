import { createHash } from 'node:crypto'
import { checkRound } from '@nordlys/game-math/check/check-round'
import { nodeBench } from '@nordlys/game-math/check/node-bench'
import { tableGames, tableRecord } from '@nordlys/game-math/check/test-records'
import { expect, test } from 'vitest'
import { browserBench } from './browser-bench.ts'
import { createCipheriv, createHash as createOwn, createSecretKey } from './node-crypto.ts'
import { sha256 } from './sha256.ts'

const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 131 + length * 7) % 256)

test('[PROOF-03] the browser digests what Node digests, whatever its length and its pieces', () => {
  for (const length of [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1_000, 65_537]) {
    const bytes = bytesOf(length)
    const right = createHash('sha256').update(bytes).digest('hex')
    expect(sha256().update(bytes).digest(), String(length)).toBe(right)
    const half = length >> 1
    const pieces = sha256().update(bytes.subarray(0, half)).update(bytes.subarray(half))
    expect(pieces.digest()).toBe(right)
  }
  const text = 'æble, ørn, å og €'
  expect(createOwn('sha256').update(text).digest('hex')).toBe(
    createHash('sha256').update(text).digest('hex'),
  )
  expect(createOwn('sha256').update(text).digest()).toEqual(
    Uint8Array.from(createHash('sha256').update(text).digest()),
  )
})

test('what stands in the place of node:crypto does nothing but digest', () => {
  expect(() => createOwn('md5' as 'sha256')).toThrow('no md5 here')
  for (const absent of [createCipheriv, createSecretKey]) expect(absent).toThrow('Web Crypto')
})

test.each(tableGames)('[PROOF-03] %s: the browser finds what Node finds', async (kind, game) => {
  const record = tableRecord(game, `in the browser: ${kind}`)
  const checked = await checkRound(record, browserBench)
  expect(checked).toEqual(await checkRound(record, nodeBench))
  expect(checked.findings.filter((each) => !each.agrees)).toEqual([])
  const wrong = { ...record, win: { ...record.win, cashOre: record.win.cashOre + 1 } }
  expect(await checkRound(wrong, browserBench)).toEqual(await checkRound(wrong, nodeBench))
})
