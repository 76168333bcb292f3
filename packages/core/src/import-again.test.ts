import { expect, test } from 'vitest'
import { importAgain } from './import-again.ts'

const address = new URL('./ids.ts', import.meta.url).href
const failing = (message: string) => (): Promise<{ playerId: unknown }> =>
  Promise.reject(new TypeError(message))
const told = (url: string) => `Failed to fetch dynamically imported module: ${url}`

test('what comes is what was asked for', async () => {
  expect(await importAgain(async () => ({ a: 7 }), 'a')).toEqual({ a: 7 })
})

test('[FLT-63] a script that did not come is asked for once more, under another address', async () => {
  for (const message of [told(address), `error loading dynamically imported module: ${address}`]) {
    expect(await importAgain(failing(message), 'playerId')).toHaveProperty('playerId')
  }
})

test('[FLT-63] a script of another place is never asked for, nor one that came and failed', async () => {
  const foreign = told('https://elsewhere.example/a.js')
  await expect(importAgain(failing(foreign), 'playerId')).rejects.toThrow(foreign)
  const thrown = (): Promise<{ playerId: unknown }> => Promise.reject(new Error(told(address)))
  await expect(importAgain(thrown, 'playerId')).rejects.toThrow(address)
  const sentence = `it says: ${told(address)}`
  await expect(importAgain(failing(sentence), 'playerId')).rejects.toThrow(sentence)
})

test('[FLT-63] what does not come then either fails, and is asked for anew the next time', async () => {
  const gone = told(new URL('./not-there.ts', import.meta.url).href)
  await expect(importAgain(failing(gone), 'playerId')).rejects.toThrow()
  expect(await importAgain(failing(told(address)), 'playerId')).toHaveProperty('playerId')
})

test('[FLT-63] of a file that has several scripts the one is found that has what is wanted', async () => {
  const file = new URL('./test-bundled.ts', import.meta.url).href
  const load = (): Promise<{ wanted: number }> => Promise.reject(new TypeError(told(file)))
  expect((await importAgain(load, 'wanted')).wanted).toBe(7)
  const other = (): Promise<{ absent: number }> => Promise.reject(new TypeError(told(file)))
  await expect(importAgain(other, 'absent')).rejects.toThrow(file)
})
