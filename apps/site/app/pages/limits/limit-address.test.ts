import { expect, test } from 'vitest'
import {
  limitAddress,
  plainLimitAddress,
  readAsked,
  readLimitName,
  tabAddress,
  tabs,
} from './limit-address.ts'
import { pauseChoicesAddress } from './pause-address.ts'

const asked = (query: string) => readAsked(new URLSearchParams(query))

test('each part of the page has an address, and an unknown one shows the deposits', () => {
  expect(Object.keys(tabs).map((tab) => tabAddress(tab as keyof typeof tabs))).toEqual([
    '/min-konto/begraensninger',
    '/min-konto/begraensninger?fane=spil',
    '/min-konto/begraensninger?fane=pause',
    '/min-konto/begraensninger?fane=hjaelp',
  ])
  expect(
    ['', 'fane=graenser', 'fane=spil', 'fane=pause', 'fane=hjaelp', 'fane=x'].map(asked),
  ).toEqual(
    ['deposit', 'deposit', 'play', 'pause', 'help', 'deposit'].map((tab) =>
      expect.objectContaining({ tab }),
    ),
  )
})

test('[LIM-05] an address that names a pause shows the pauses', () => {
  expect(asked('pause=24-hours').tab).toBe('pause')
  expect(asked('pause=startet').tab).toBe('pause')
})

test('[LIM-05] whoever does not want the pause after all is led back to the pauses', () => {
  expect(asked(new URL(pauseChoicesAddress, 'http://localhost').search)).toMatchObject({
    tab: 'pause',
  })
})

test('an address that names a limit shows it on its own part', () => {
  const week = { kind: 'deposit', period: 'week' } as const
  const loss = { kind: 'loss', period: 'day' } as const
  expect(asked('aendr=deposit-week&fane=spil')).toMatchObject({
    tab: 'deposit',
    form: { said: 'change', id: week },
  })
  expect(asked('saenk=loss-day')).toMatchObject({ tab: 'play', form: { said: 'lower', id: loss } })
  expect(asked('aendret=loss-day')).toMatchObject({ tab: 'play', changed: loss })
  expect(asked('annulleret=loss-day')).toMatchObject({ tab: 'play', takenBack: loss })
  expect(asked('annuller=loss-day')).toMatchObject({ tab: 'play', takenBack: undefined })
  expect(limitAddress('change', week)).toBe(
    '/min-konto/begraensninger?aendr=deposit-week#deposit-week',
  )
  expect(plainLimitAddress(loss)).toBe('/min-konto/begraensninger?fane=spil#loss-day')
})

test('what names no limit is none', () => {
  for (const name of [null, '', 'deposit', 'deposit-year', 'constructor-day', 'DEPOSIT-DAY']) {
    expect([name, readLimitName(name)]).toEqual([name, undefined])
  }
})
