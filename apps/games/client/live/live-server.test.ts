import { afterEach, expect, test, vi } from 'vitest'
import { askForOutcomes } from './live-server.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Promise<Response>) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return answer()
  })
  return asked
}

test('[LV30] the last results of a table are asked for by its name', async () => {
  const latest = [{ number: 17 }, { player: [1, 2], bank: [3, 4] }]
  const asked = answering(async () => Response.json({ ok: true, latest }))
  expect(await askForOutcomes('faelles-punto-banco')).toEqual(latest)
  expect(asked).toEqual(['/api/live-table/latest/faelles-punto-banco'])
})

test('[LV30] a refusal, an answer of another shape or none is no list of results', async () => {
  const refusal = { ok: false, refusal: 'too-many-attempts' }
  const answers = [
    async () => Response.json(refusal, { status: 429 }),
    async () => Response.json({ ok: true, latest: 'none' }),
    () => Promise.reject(new TypeError('no network')),
  ]
  for (const answer of answers) {
    answering(answer)
    await expect(askForOutcomes('faelles-roulette')).rejects.toThrow()
  }
})
