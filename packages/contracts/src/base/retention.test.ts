import { readFile } from 'node:fs/promises'
import { dayMs, hourMs, minuteMs } from '@nordlys/core'
import { expect, test } from 'vitest'
import { retentionMs } from './retention.ts'

const units: Readonly<Record<string, number>> = { minute: minuteMs, hour: hourMs, day: dayMs }

test('docs/retention.md has each period once, with the figure of the code', async () => {
  const page = await readFile(new URL('../../../../docs/retention.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\|[^|]*\|[^|]*\| (\d+) (\w+?)s?\b[^|]*\| `(\w+)` \|/gm)]
  const said = rows.map(([, count, unit, name]) => [name, Number(count) * (units[`${unit}`] ?? 0)])
  expect(said).toHaveLength(Object.keys(retentionMs).length)
  expect(Object.fromEntries(said)).toEqual(retentionMs)
})
