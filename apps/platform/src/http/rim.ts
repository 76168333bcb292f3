import { timingSafeEqual } from 'node:crypto'
import { callHeaders, deskProgram } from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlayerSession } from '../players/index.ts'

/** What every call at the rim needs besides its own context. */
export interface Rim {
  app: FastifyInstance
  clock: Clock
  /** Program name to its credential. */
  serviceCredentials: Record<string, string>
  /** The session a secret and a handle stand for, when both live and belong together. */
  findSession(
    credential: { secret: string; handle: string },
    at: Date,
  ): Promise<PlayerSession | undefined>
}

/** A session as its player stands when something begins that wants a fresh answer of ROFUS. */
export type Freshen = (session: PlayerSession, at: Date) => Promise<PlayerSession>

/** Compared in constant time, so that a guess learns nothing from how long a no takes. */
export function isSameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether one of our own programs asks; the desk is none of them. */
export function isFromAProgram(rim: Rim, request: FastifyRequest): boolean {
  return Object.keys(rim.serviceCredentials).some(
    (program) => program !== deskProgram && isFrom(rim, request, program),
  )
}

/** Whether the desk asks, whose the calls of the staff are. */
export function isFromTheDesk(rim: Rim, request: FastifyRequest): boolean {
  return isFrom(rim, request, deskProgram)
}

function isFrom(rim: Rim, request: FastifyRequest, program: string): boolean {
  const credential = rim.serviceCredentials[program]
  const given = headerOf(request, callHeaders.credential) ?? ''
  return credential !== undefined && isSameSecret(given, `Bearer ${credential}`)
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
