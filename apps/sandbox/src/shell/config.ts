import type { Clock, Random, Settings } from '@nordlys/core'
import type { FastifyBaseLogger } from 'fastify'

export interface Credential {
  user: string
  password: string
}

export interface SandboxConfig {
  /** 0 takes a free port. */
  port: number
  /** The address others reach the sandbox by, when it is not `http://127.0.0.1:port`. */
  publicUrl?: string
  /** The player site's origin, the only one that may frame the payment pages. */
  siteUrl: string
  platformUrl: string
  clock?: Clock
  random?: Random
  /** The secrets that the programs show: Basic password, MitID client secret, bearer token. */
  secrets?: Partial<Secrets>
  /** The credential that the payment provider shows to the platform. */
  paymentCallbackCredential?: Credential
  /** The game supplier's name, with the secret that it and the platform sign with. */
  supplier?: SupplierName
  delays?: Partial<Delays>
  /** A folder in which the parties keep what they know over a restart; without one they forget. */
  stateFolder?: string | undefined
  logger?: FastifyBaseLogger
}

/** The settings of the stand-ins: their addresses, and those of their neighbours. */
export function sandboxConfigFrom(settings: Settings): SandboxConfig {
  return {
    port: settings.portOf('sandbox'),
    publicUrl: settings.urlOf('sandbox'),
    siteUrl: settings.urlOf('site'),
    platformUrl: settings.urlOf('platform'),
    stateFolder: settings.find('SANDBOX_STATE'),
  }
}

export interface Secrets {
  mitidClient: string
  partyPassword: string
}

export interface SupplierName {
  name: string
  secret: string
}

export interface Delays {
  /** How long a party forced to be slow, or a slow persona, takes to answer. */
  slowAnswerMs: number
  rofusSilenceMs: number
  /** The waits before each repeat of an unanswered callback; then it is queued. */
  callbackRetryMs: readonly number[]
  callbackTimeoutMs: number
  callbackQueueMs: number
  /** From a read time-out at the bank to the transfer that shows it went well after all. */
  lateTransferMs: number
  challengeLifeMs: number
  nemkontoStepMs: number
  /** The pause before a webhook is sent again, doubled each time up to an hour. */
  webhookRetryMs: number
  /** How long the game supplier waits for the platform, and from one sending to the next. */
  supplierTimeoutMs: number
  supplierRepeatMs: number
}

export const defaultDelays: Delays = {
  slowAnswerMs: 3_000,
  rofusSilenceMs: 30_000,
  callbackRetryMs: [200, 1_000, 3_000],
  callbackTimeoutMs: 10_000,
  callbackQueueMs: 60_000,
  lateTransferMs: 10_000,
  challengeLifeMs: 5 * 60_000,
  nemkontoStepMs: 2_000,
  webhookRetryMs: 2_000,
  supplierTimeoutMs: 3_000,
  supplierRepeatMs: 2_000,
}

export const defaultSecrets: Secrets = {
  mitidClient: 'sandbox-secret',
  partyPassword: 'sandbox-secret',
}

export const defaultCallbackCredential: Credential = {
  user: 'sandbox-payments',
  password: 'sandbox-secret',
}

export const defaultSupplier: SupplierName = { name: 'sandbox', secret: 'sandbox-secret' }

/** The name every program signs in with at the parties that use Basic authentication. */
export const partyUser = 'nordlys'
