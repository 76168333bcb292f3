import { secondMs } from './time.ts'

/**
 * For every server of ours: a request is there as a whole within this time or its connection ends.
 * Node looks only so often, and Fastify has no bound at all of its own.
 */
export const requestBounds = {
  requestTimeout: 20 * secondMs,
  http: { connectionsCheckingInterval: 5 * secondMs, headersTimeout: 10 * secondMs },
} as const
