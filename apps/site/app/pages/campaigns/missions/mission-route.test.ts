import {
  type Call,
  leaveMission,
  readMissions,
  startMission,
  tellMissionDone,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { testGame, testTable } from '../../../ground/finding/test-game.ts'
import { requestScope } from '../../../ground/scope/request-scope.ts'
import { action, loader } from './mission-route.ts'

const missions = [
  { missionId: 'kend-tallene', kind: 'read-figures', state: 'started' },
  { missionId: 'hoejest', kind: 'find-highest-return', state: 'started' },
  { missionId: 'selvtest', kind: 'take-self-test', state: 'started' },
  { missionId: 'graense', kind: 'set-limit', state: 'started' },
]
const games = [
  // The list that a mission leads to has no tables.
  testTable('Blackjack', { returnToPlayer: 0.996 }),
  testGame('Nattoget', { returnToPlayer: 0.961_2 }),
  testGame('Havets ro', { returnToPlayer: 0.966_1 }),
]

/** What the platform is asked when a form is sent, and where the browser is led. */
async function send(fields: Record<string, string>, outcome: object | 'silent' = { ok: true }) {
  const asked: string[] = []
  const call = async (spec: Call, wish: { missionId?: string }) => {
    if (outcome === 'silent') throw new Error('nobody answers')
    if (spec === readMissions) return { ok: true, missions }
    asked.push(`${spec.name} ${wish.missionId}`)
    return outcome
  }
  const scope = {
    platform: { call },
    games: { catalogue: async () => games },
    session: { secret: 'secret', handle: 'handle' },
    publicUrl: 'http://localhost:3000',
    noteFailure: () => undefined,
  }
  const request = new Request('http://localhost:3000/min-konto/kampagne/opgave', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const context = { get: (key: unknown) => key === requestScope && scope }
  const response = await action({ context, request } as never).catch((thrown: Response) => thrown)
  return { asked, ledTo: response.headers.get('location') }
}

const page = '/min-konto/kampagne'
const told = (missionId: string, svar: string) =>
  `${page}?opgave=${missionId}&svar=${svar}#opgave-${missionId}`

test('[SCREEN-14] a mission is begun and left by its own form, and the page comes back to it', async () => {
  expect(await send({ opgave: 'graense', valg: 'begynd' })).toEqual({
    asked: [`${startMission.name} graense`],
    ledTo: `${page}#opgave-graense`,
  })
  expect(await send({ opgave: 'graense', valg: 'fortryd' })).toEqual({
    asked: [`${leaveMission.name} graense`],
    ledTo: `${page}#opgave-graense`,
  })
})

test.each([
  ['kend-tallene', '96,1', 'fuldfoert'],
  ['kend-tallene', '95', 'forkert'],
  ['hoejest', 'havets ro', 'fuldfoert'],
  ['hoejest', 'Nattoget', 'forkert-spil'],
  ['hoejest', 'Et spil', 'ukendt-spil'],
])('[SCREEN-14] %s answered with %s is %s', async (opgave, svar, result) => {
  const asked = result === 'fuldfoert' ? [`${tellMissionDone.name} ${opgave}`] : []
  expect(await send({ opgave, valg: 'svar', svar })).toEqual({ asked, ledTo: told(opgave, result) })
})

test('[SCREEN-14] of the self-test only that it was taken is told, by the player’s own press', async () => {
  const answered = { opgave: 'selvtest', valg: 'svar', q1: 'ofte', svar: 'ofte' }
  expect(await send(answered)).toEqual({
    asked: [`${tellMissionDone.name} selvtest`],
    ledTo: told('selvtest', 'fuldfoert'),
  })
})

test('[SCREEN-14] nobody says of a limit that it is set, and no other word is a form of ours', async () => {
  for (const fields of [
    { opgave: 'graense', valg: 'svar' },
    { opgave: 'graense', valg: 'alt' },
    { opgave: 'graense' },
  ]) {
    const fejl = { asked: [], ledTo: told('graense', 'fejl') }
    expect(await send(fields as Record<string, string>)).toEqual(fejl)
  }
})

test('[SCREEN-14] what is refused, and what nobody answers, is told as not done', async () => {
  const refused = { ok: false, refusal: 'not-offered' }
  const begun = await send({ opgave: 'graense', valg: 'begynd' }, refused)
  expect(begun.ledTo).toBe(told('graense', 'fejl'))
  const silent = await send({ opgave: 'graense', valg: 'begynd' }, 'silent')
  expect(silent.ledTo).toBe(told('graense', 'fejl'))
})

test('[SCREEN-14] a login that is over leads to the login and back', async () => {
  const expired = { ok: false, refusal: 'session-expired' }
  const { ledTo } = await send({ opgave: 'graense', valg: 'begynd' }, expired)
  expect(ledTo).toBe(`/log-ind?redirect=${encodeURIComponent(page)}`)
  expect(loader().headers.get('location')).toBe(page)
})
