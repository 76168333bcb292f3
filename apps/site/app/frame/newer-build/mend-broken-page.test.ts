import { expect, test } from 'vitest'
import { mendBrokenPage } from './mend-broken-page.ts'

async function timesLoaded(own: string | undefined, served: string | undefined): Promise<number> {
  let times = 0
  const latest = async () => served
  await mendBrokenPage({ own, latest, loadWhole: () => (times += 1) })
  return times
}

test('[NAV-05] a page that broke is loaded whole where the site has been built anew', async () => {
  expect(await timesLoaded('a', 'b')).toBe(1)
})

test('[NAV-05] a page that broke by itself is left: its build, or none that can be named', async () => {
  expect(await timesLoaded('a', 'a')).toBe(0)
  expect(await timesLoaded('a', undefined)).toBe(0)
  expect(await timesLoaded(undefined, 'b')).toBe(0)
})
