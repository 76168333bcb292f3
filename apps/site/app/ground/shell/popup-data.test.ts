import type { SessionPlayer } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import type { Content } from '../scope/request-scope.ts'
import { popupsFor, visitorPopupsOf } from './popup-data.ts'

const player = {
  firstName: 'Mette',
  loggedInAt: new Date('2026-11-21T12:00:00Z'),
  previousLoginAt: new Date('2026-11-20T19:14:00Z'),
  ageYears: 34,
  hasDeposited: true,
  standing: 'open',
} as SessionPlayer

const popup = {
  id: 'samtykke',
  title: 'Vil du have nyheder og tilbud?',
  detail: 'Du kan altid afmelde dig igen.',
  type: 'marketing',
  status: 'enabled',
  category: 'samtykke',
  segments: [],
}

function content(configuration: object, popups: object[] = [popup]): Content {
  return { configuration, popups } as unknown as Content
}

const on = { marketingNotification: { enabled: true, day: 3 } }

test('[SCREEN-03] the welcome popup tells when the player was here before, and a new one nothing', () => {
  const before = popupsFor(content({}), player)
  expect(before.welcome).toEqual({ firstName: 'Mette', date: '20. november 2026', time: '20.14' })
  const { previousLoginAt: _, ...first } = player
  expect(popupsFor(content({}), first as SessionPlayer).welcome).toBeUndefined()
})

test('[MKT-01] the marketing popup is there when the setting is on, for whom it is meant', () => {
  const { title, detail } = popup
  expect(popupsFor(content(on), player).marketing).toEqual({ title, detail, days: 3 })
  const forOthers = { ...popup, segments: ['Non-Depositor'] }
  expect(popupsFor(content(on, [forOthers]), player).marketing).toBeUndefined()
  const newcomer = { ...player, hasDeposited: false }
  expect(popupsFor(content(on, [forOthers]), newcomer).marketing).toBeDefined()
})

test.each([
  ['no setting', content({})],
  ['the setting off', content({ marketingNotification: { enabled: false, day: 1 } })],
  ['an odd setting', content({ marketingNotification: 'ja' })],
  ['no content', content(on, [])],
  ['content put away', content(on, [{ ...popup, status: 'disabled' }])],
  ['content of another kind', content(on, [{ ...popup, type: 'information' }])],
])('[MKT-03] with %s the marketing popup stays closed', (_, shown) => {
  expect(popupsFor(shown, player).marketing).toBeUndefined()
})

test('[MKT-02] an acceptance holds for a day unless the setting says another number', () => {
  const unsaid = content({ marketingNotification: { enabled: true } })
  expect(popupsFor(unsaid, player).marketing?.days).toBe(1)
})

test('[SCREEN-09] the age popup is for the ages of the setting, with all its parts', () => {
  const configuration = {
    minmaxAgePopup: '18,19,20',
    agePopupLogo: 'store://images/nordlys.webp',
    agePopupMedia: 'store://images/deling.jpg',
    agePopupContent: {
      title: 'Ung',
      content: 'Pas på.',
      button_text: 'Få råd',
      button_link: 'https://www.stopspillet.dk',
    },
  }
  const shown = content(configuration)
  const ages = [17, 18, 19, 20, 21, 34]
  const isShown = ages.map(
    (ageYears) => popupsFor(shown, { ...player, ageYears }).age !== undefined,
  )
  expect(isShown).toEqual([false, true, true, true, false, false])
  expect(popupsFor(shown, { ...player, ageYears: 19 }).age).toEqual({
    title: 'Ung',
    content: 'Pas på.',
    buttonText: 'Få råd',
    buttonLink: 'https://www.stopspillet.dk',
    logo: '/billeder/nordlys.webp',
    media: '/billeder/deling.jpg',
  })
})

test.each([
  [21, [18, 19, 20]],
  [20, [18, 19]],
  [18, []],
  [undefined, [18, 19, 20]],
])('[VAL-02] with a minAge of %s the age popup is for %j', (minAge, shownTo) => {
  const agePopupContent = {
    title: 'Ung',
    content: 'Pas på.',
    button_text: 'Få råd',
    button_link: '/',
  }
  const configured = content({ minmaxAgePopup: '18,19,20', minAge, agePopupContent })
  const ages = [17, 18, 19, 20, 21]
  const isShown = (ageYears: number) =>
    popupsFor(configured, { ...player, ageYears }).age !== undefined
  expect(ages.filter(isShown)).toEqual(shownTo)
})

test('[LIM-06] a paused player is told until when, and is not asked to want offers', () => {
  expect(popupsFor(content(on), player).pause).toBeUndefined()
  const startsAt = new Date('2026-11-21T12:00:00Z')
  const endsAt = new Date('2026-11-22T12:00:00Z')
  const paused = { ...player, standing: 'paused', pause: { kind: '24-hours', startsAt, endsAt } }
  const told = popupsFor(content(on), paused as SessionPlayer)
  expect(told.pause).toEqual({ date: '22. november 2026', time: '13.00' })
  expect(told.marketing).toBeUndefined()
  const closed = { ...player, standing: 'closed', pause: { kind: 'permanent', startsAt } }
  expect(popupsFor(content(on), closed as SessionPlayer)).toMatchObject({
    pause: 'closed',
    marketing: undefined,
  })
})

const notice = { ...popup, id: 'drift', type: 'information', title: 'MitID er lukket' }
const told = { id: 'drift', title: 'MitID er lukket', detail: popup.detail }

test.each([
  ['everybody', [], [true, true, true]],
  ['visitors', ['Guests'], [true, false, false]],
  ['depositors', ['Depositor'], [false, true, false]],
  ['newcomers and visitors', ['Guests', 'Non-Depositor'], [true, false, true]],
])('[DATA-15] information for %s is shown to them and to nobody else', (_, segments, shownTo) => {
  const shown = content({}, [{ ...notice, segments }])
  const newcomer = { ...player, hasDeposited: false }
  const seen = [
    visitorPopupsOf(shown)?.information ?? [],
    popupsFor(shown, player).information,
    popupsFor(shown, newcomer).information,
  ]
  expect(seen).toEqual(shownTo.map((isFor) => (isFor ? [told] : [])))
})

test('[DATA-15] information comes in its order, and what is put away does not', () => {
  const second = { ...notice, id: 'jul' }
  const away = { ...notice, id: 'gammel', status: 'disabled' }
  const shown = content({}, [notice, away, popup, second])
  for (const popups of [popupsFor(shown, player), visitorPopupsOf(shown)]) {
    expect(popups?.information.map(({ id }) => id)).toEqual(['drift', 'jul'])
  }
})

test('[DATA-15][MKT-01] visitors see one offer where the setting is on, and nothing else', () => {
  const { id, title, detail } = popup
  const other = { ...popup, id: 'andet' }
  expect(visitorPopupsOf(content(on, [popup, other]))).toEqual({
    information: [],
    offers: [{ id, title, detail }],
  })
  expect(visitorPopupsOf(content({}))).toBeUndefined()
  const forPlayers = { ...popup, segments: ['Depositor', 'Non-Depositor'] }
  expect(visitorPopupsOf(content(on, [forPlayers]))).toBeUndefined()
  expect(visitorPopupsOf(content(on, []))).toBeUndefined()
})

test.each(['paused', 'rofus-registered', 'rofus-unanswered', 'closed', 'no-deposit-limit'])(
  '[DATA-15][LIM-06] a player who is %s is informed, and asked for nothing',
  (standing) => {
    const shown = content(on, [popup, notice])
    const kept = popupsFor(shown, { ...player, standing } as SessionPlayer)
    expect(kept).toMatchObject({ information: [told], marketing: undefined })
  },
)
