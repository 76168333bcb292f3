import { timingSafeEqual } from 'node:crypto'
import { callHeaders, type Program } from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlayerSession } from '../players/index.ts'
import type { Employee } from '../staff/index.ts'

/** What every call at the edge needs besides its own context. */
export interface Edge {
  app: FastifyInstance
  clock: Clock
  /** What each program shows, and opens its own calls by. */
  serviceCredentials: Partial<Record<Program, string>>
  /** Finds the employee of a credential; absent where no call of the staff is served. */
  findEmployee?(credential: string): Promise<Employee | undefined>
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

/** Whether one of these programs asks, by the credential it shows. [FLT-78] */
export function isFrom(edge: Edge, request: FastifyRequest, programs: readonly Program[]): boolean {
  const given = headerOf(request, callHeaders.credential) ?? ''
  return programs.some((program) => {
    const credential = edge.serviceCredentials[program]
    return credential !== undefined && isSameSecret(given, `Bearer ${credential}`)
  })
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
