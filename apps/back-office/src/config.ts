import type { Settings } from '@nordlys/core'
import type { FastifyBaseLogger } from 'fastify'
import type { WatchedProgram } from './program-state.ts'

export interface BackOfficeConfig {
  port: number
  host?: string
  platformUrl: string
  serviceCredential: string
  /** The programs the status page asks; the platform alone when absent. */
  programs?: readonly WatchedProgram[]
  logger?: FastifyBaseLogger
}

/** What the settings say about the back office: all of it, for both ways in which it is started. */
export function backOfficeConfigFrom(settings: Settings): BackOfficeConfig {
  const watched = ['site', 'platform', 'games', 'sandbox'] as const
  const running = watched.filter((name) => name !== 'sandbox' || settings.hasStandIns)
  return {
    port: settings.portOf('back-office'),
    host: settings.get('HOST'),
    platformUrl: settings.urlOf('platform'),
    serviceCredential: settings.get('BACK_OFFICE_CREDENTIAL'),
    programs: running.map((name) => ({ name, url: settings.urlOf(name) })),
  }
}
