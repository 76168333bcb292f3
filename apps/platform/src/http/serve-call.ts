import type { OutcomeOf, RequestOf } from '@nordlys/contracts'
import {
  type Call,
  callHeaders,
  encodeOutcome,
  programsOf,
  statusOfRefusal,
  unknownEmployee,
} from '@nordlys/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PlayerSession } from '../players/index.ts'
import type { Employee } from '../staff/index.ts'
import { type Edge, headerOf, isFrom } from './edge.ts'

/** What a handler is given. `session` is there, and valid, exactly when the call requires one. */
export interface Asked<C extends Call> {
  request: RequestOf<C>
  session: PlayerSession | undefined
  /** There exactly when the call is the staff's. */
  employee: Employee | undefined
  /** The player's address as the site saw it. */
  clientAddress: string
  at: Date
}

/**
 * Serves a call by its contract: the credential, the session, the request's shape, then the handler.
 * A refusal gets its status; a request that is not one is 400; a crash is 500 with a reference only.
 */
export function serveCall<C extends Call>(
  edge: Edge,
  spec: C,
  handler: (asked: Asked<C>) => Promise<OutcomeOf<C>>,
): void {
  edge.app.post(spec.path, readingOf(edge, spec), async (request, reply) => {
    const body = spec.request.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'not a request of this call' })
    const at = edge.clock.now()
    const isOfAPlayer = spec.actor.kind === 'player'
    const session = isOfAPlayer ? await sessionOf(edge, request, at) : undefined
    if (isOfAPlayer && !session) return refuse(reply, { ok: false, refusal: 'session-expired' })
    const isOfStaff = spec.actor.kind === 'staff'
    const employee = isOfStaff ? await employeeOf(edge, request) : undefined
    if (isOfStaff && !employee) return refuse(reply, { ok: false, refusal: unknownEmployee })
    const clientAddress = headerOf(request, callHeaders.clientAddress) ?? request.ip
    const asked = { request: body.data as RequestOf<C>, session, employee, clientAddress, at }
    const outcome = await handler(asked)
    if (!outcome.ok) reply.code(statusOfRefusal(outcome.refusal))
    return reply.send(encodeOutcome(spec, outcome))
  })
}

/** Only the call's own programs are read: nobody else makes us hold a body. [SEC-89] [FLT-22] [FLT-78] */
function readingOf(edge: Edge, { actor, requestBytesMax }: Call) {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    isFrom(edge, request, programsOf(actor)) ? undefined : refuseStranger(reply)
  return requestBytesMax === undefined ? { onRequest } : { bodyLimit: requestBytesMax, onRequest }
}

function refuseStranger(reply: FastifyReply): FastifyReply {
  return reply.code(403).send({ error: 'unknown credential' })
}

/** The session of a call that requires one. */
export function sessionIn(asked: { session: PlayerSession | undefined }): PlayerSession {
  if (!asked.session) throw new Error('the call does not require a session')
  return asked.session
}

async function employeeOf(edge: Edge, request: FastifyRequest): Promise<Employee | undefined> {
  const credential = headerOf(request, callHeaders.employee)
  return credential ? edge.findEmployee?.(credential) : undefined
}

function refuse(reply: FastifyReply, outcome: { ok: false; refusal: string }): FastifyReply {
  return reply.code(statusOfRefusal(outcome.refusal)).send(outcome)
}

async function sessionOf(
  edge: Edge,
  request: FastifyRequest,
  at: Date,
): Promise<PlayerSession | undefined> {
  const secret = headerOf(request, callHeaders.sessionSecret)
  const handle = headerOf(request, callHeaders.sessionHandle)
  if (!secret || !handle) return undefined
  return edge.findSession({ secret, handle }, at)
}
