import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox.ts'
import { Pace } from './pace.ts'

export interface NemKonto {
  pace: Pace
  reset(): void
}

export function nemkontoRoutes(_app: FastifyInstance, sandbox: Sandbox): NemKonto {
  const pace = new Pace(sandbox.clock, sandbox.delays.nemkontoStepMs)
  return { pace, reset: () => pace.reset() }
}
