import { secondMs } from './time.ts'

/**
 * Time-outs for every server of ours: a request has arrived as a whole within this time, or its
 * connection is closed. Node checks at this interval only, and Fastify sets no time-out by itself.
 */
export const requestBounds = {
  requestTimeout: 20 * secondMs,
  http: { connectionsCheckingInterval: 5 * secondMs, headersTimeout: 10 * secondMs },
} as const
