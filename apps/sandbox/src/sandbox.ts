import type { Clock, Random } from '@nordlys/core'
import type { FastifyBaseLogger } from 'fastify'
import type { Credential, Delays, Secrets, SupplierName } from './config.ts'
import type { Forced } from './control/forced.ts'
import type { Planted } from './control/planted.ts'
import type { Agenda } from './shell/agenda.ts'

/** What every party of the sandbox is given. */
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
