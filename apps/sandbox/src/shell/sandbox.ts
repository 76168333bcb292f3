import type { Clock, Random } from '@nordlys/core'
import type { FastifyBaseLogger } from 'fastify'
import type { Agenda } from './agenda.ts'
import type { Credential, Delays, Secrets, SupplierName } from './config.ts'
import type { Forced } from './forced.ts'
import type { Planted } from './planted.ts'

/** The dependencies of every party of the sandbox. */
export interface Sandbox {
  /** Where the sandbox is reached, without a slash at the end. */
  url: string
  siteUrl: string
  platformUrl: string
  clock: Clock
  random: Random
  secrets: Secrets
  paymentCallbackCredential: Credential
  supplier: SupplierName
  delays: Delays
  forced: Forced
  planted: Planted
  agenda: Agenda
  /** Where the parties keep what they know; undefined when they forget with the process. */
  stateFolder: string | undefined
  logger: FastifyBaseLogger | undefined
}
