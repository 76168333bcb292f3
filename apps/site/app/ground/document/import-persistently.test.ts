import { minuteMs } from '@nordlys/core'
import { afterEach, expect, test, vi } from 'vitest'
import { importPersistently } from './import-persistently.ts'

afterEach(() => vi.unstubAllGlobals())

test('[FLT-63] a script that does not come is asked for again until it comes, and told of once', async () => {
  const told: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => told.push(error))
  const waits: number[] = []
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries <= 3) throw new TypeError(`try ${tries}`)
    return { Dialogs: tries }
  }
  const wait = async (ms: number) => void waits.push(ms)
  expect(await importPersistently(load, 'Dialogs', wait)).toEqual({ Dialogs: 4 })
  expect(waits).toEqual([5_000, 15_000, minuteMs])
  expect(told.map(String)).toEqual(['TypeError: try 1'])
})
