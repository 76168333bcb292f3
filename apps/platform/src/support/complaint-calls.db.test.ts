import {
  addComplaintFile,
  answerComplaint,
  type Call,
  callHeaders,
  decideComplaint,
  listComplaintSubjects,
  listComplaints,
  makeComplaint,
  readComplaint,
  readComplaintCase,
  readComplaints,
  type Standing,
  writeInComplaint,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { registerStaffCalls } from '../http/staff-calls.ts'
import { registerSupportCalls } from '../http/support-calls.ts'
import { testEmployee } from '../staff/test-employees.ts'
import { complaintOf, TestComplaints } from './test-complaints.ts'

let world: TestComplaints
let app: FastifyInstance
let asking: { playerId: PlayerId; standing: Standing }

openForFile(async (stack) => {
  world = stack.use(await TestComplaints.open())
  app = Fastify()
  stack.defer(() => app.close())
  const employee = await testEmployee(world.db, 'Ida')
  const { clock, context } = world
  const edge = {
    ...{ app, clock, serviceCredentials: { site: 'a-site', desk: 'a-desk' } },
    findEmployee: async (credential: string) => (credential === 'ida' ? employee : undefined),
    findSession: async ({ secret }: { secret: string }, at: Date) =>
      secret === 'secret'
        ? { ...asking, sessionId: 'handle', loggedInAt: at, expiresAt: at }
        : undefined,
  }
  registerSupportCalls(edge, { support: context })
  const others = { players: {}, markers: {}, personalData: {} }
  const parts = { ...others, payments: world.payments.context, support: context }
  registerStaffCalls(edge, parts as never)
})
beforeEach(async () => {
  asking = { playerId: await world.payments.player(), standing: 'open' }
})

async function ask(spec: Call, payload: object, over: Record<string, string> = {}) {
  const isOfStaff = spec.actor.kind === 'staff'
  const headers = {
    [callHeaders.credential]: `Bearer ${isOfStaff ? 'a-desk' : 'a-site'}`,
    [callHeaders.sessionSecret]: 'secret',
    [callHeaders.sessionHandle]: 'handle',
    [callHeaders.employee]: 'ida',
    ...over,
  }
  const answer = await app.inject({ method: 'POST', url: spec.path, headers, payload })
  return { status: answer.statusCode, ...answer.json() }
}

const key = () => crypto.randomUUID()
const words = 'Hej'
const ofPlayers: readonly (readonly [Call, (number: number) => object])[] = [
  [readComplaints, () => ({})],
  [listComplaintSubjects, () => ({})],
  [makeComplaint, () => complaintOf()],
  [readComplaint, (number) => ({ number })],
  [writeInComplaint, (number) => ({ number, words, idempotencyKey: key() })],
  [addComplaintFile, (number) => ({ number, file_name: 'a.pdf', file: 'AAAA' })],
]
const ofStaff: readonly (readonly [Call, (number: number) => object])[] = [
  [listComplaints, () => ({ all: true })],
  [readComplaintCase, (number) => ({ number })],
  [answerComplaint, (number) => ({ number, words })],
  [decideComplaint, (number) => ({ number, outcome: 'upheld', reasons: 'Ja.' })],
]
const withNumber = [...ofPlayers.slice(3), ...ofStaff.slice(1)]

test.each(ofPlayers)(
  '[CP8] %o is a player’s, with a session, and asked by the site',
  async (spec, asked) => {
    const none = { [callHeaders.sessionSecret]: 'another' }
    expect(await ask(spec, asked(1), none)).toMatchObject({
      status: 401,
      refusal: 'session-expired',
    })
    const desk = { [callHeaders.credential]: 'Bearer a-desk' }
    expect(await ask(spec, asked(1), desk)).toMatchObject({ status: 403 })
  },
)

test.each(ofStaff)('[CP8] %o is an employee’s, and asked by the desk', async (spec, asked) => {
  const nobody = { [callHeaders.employee]: 'nobody' }
  expect(await ask(spec, asked(1), nobody)).toMatchObject({ status: 401 })
  const site = { [callHeaders.credential]: 'Bearer a-site' }
  expect(await ask(spec, asked(1), site)).toMatchObject({ status: 403 })
})

test.each(withNumber)(
  '[CP8] %o answers for a case that is not there, or another’s, 404',
  async (spec, asked) => {
    expect(await ask(spec, asked(99_999))).toEqual({ status: 404, ok: false, refusal: 'unknown' })
    const number = await world.made(await world.payments.player())
    const foreign = { status: 404, ok: false, refusal: 'unknown' }
    const isOfStaff = spec.actor.kind === 'staff'
    expect(await ask(spec, asked(number))).toMatchObject(isOfStaff ? { status: 200 } : foreign)
  },
)

test.each([
  [makeComplaint, { idempotencyKey: 'x' }],
  [makeComplaint, { ...complaintOf(), words: 'x'.repeat(4_001) }],
  [makeComplaint, { ...complaintOf(), wish: 'x'.repeat(1_001) }],
  [makeComplaint, { ...complaintOf(), subject: { kind: 'bonus', id: '1' } }],
  [listComplaintSubjects, { day: '2026-02-30' }],
  [listComplaintSubjects, { day: 'i går' }],
  [readComplaint, { number: 1.5 }],
  [readComplaint, { number: -1 }],
  [readComplaint, { number: 1e300 }],
  [decideComplaint, { number: 1, outcome: 'upheld', reasons: '' }],
  [decideComplaint, { number: 1, outcome: 'upheld', reasons: ' \n ' }],
  [decideComplaint, { number: 1, outcome: 'won', reasons: 'Ja.' }],
  [answerComplaint, { number: 1, words: '' }],
  [answerComplaint, { number: 1, words, expectedOn: '2026-13-01' }],
])('[CP6] what is no request of %o is 400: %j', async (spec, payload) => {
  expect(await ask(spec, payload)).toMatchObject({ status: 400 })
})

test.each([
  [{ words: '' }, 'open', 422, 'not-valid'],
  [{}, 'closed', 403, 'not-allowed'],
  [{}, 'paused', 200, undefined],
  [{}, 'locked', 200, undefined],
  [{}, 'rofus-registered', 200, undefined],
  [{ words: 'Ærø \u{1f600} «klage»' }, 'open', 200, undefined],
] as const)(
  '[CP8] a complaint %j of who is %s is answered %i',
  async (over, standing, status, refusal) => {
    asking = { ...asking, standing }
    const answer = await ask(makeComplaint, { ...complaintOf(), ...over })
    expect([answer.status, answer.refusal]).toEqual([status, refusal])
  },
)
