import { walletHeaders } from '@nordlys/contracts'
import type { FastifyRequest } from 'fastify'

/** What a signed message shows in its headers; empty where it shows nothing. */
export function shownSignature({ headers }: FastifyRequest): {
  timestamp: string
  signature: string
} {
  return {
    timestamp: String(headers[walletHeaders.timestamp] ?? ''),
    signature: String(headers[walletHeaders.signature] ?? ''),
  }
}
