import { expect, test } from '@playwright/test'
import { startOwnWorld } from '../world/e2e/own-world.ts'
import { notHit } from './steps/hit-test.ts'
import { someOfEach, standings } from './steps/standings.ts'

/** One page of each kind; every page of all is looked at by `every-page.deep.test.ts`. */
const everybodys = [
  '/',
  '/spilleautomater',
  '/spilleautomater/money/vikingernes-guld',
  '/spilleautomater/matematik/vikingernes-guld',
  '/jackpots',
  '/bordspil',
  '/nyheder/vaskepanden',
  '/kampagner',
  '/kampagner/velkomstbonus',
  '/lp/spil/jackpots',
  '/kontaktos',
  '/unsubscribe',
  '/contents/rofus',
  '/her-er-intet',
]
const visitors = ['/log-ind', '/registrer']
const players = [
  '/quick-deposit',
  '/MobilePay',
  '/loginsuccess',
  '/min-konto/indbetal',
  '/min-konto/oversigt',
  '/min-konto/profil',
  '/min-konto/udbetal',
  '/min-konto/transaktioner',
  '/min-konto/begraensninger',
  '/min-konto/kampagne',
  '/spilleautomater/mine-favoritter',
]

test('[FLT-07][FLT-08] header, marks, clock and first control are hit on every kind of page', async ({
  browser,
}) => {
  await using world = await startOwnWorld('test-results/world-in-sight.log')
  const baseURL = world.urls.site
  const states = await someOfEach(browser, world)
  const walks = standings.map((standing) =>
    notHit(browser, [...everybodys, ...(standing === 'visitor' ? visitors : players)], {
      baseURL,
      standing,
      state: states[standing],
    }),
  )
  expect((await Promise.all(walks)).flat()).toEqual([])
})
