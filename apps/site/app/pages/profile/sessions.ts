import {
  browserNames,
  listSessions,
  type OpenSession,
  type PastSession,
  systemNames,
} from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { ask } from '../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { type Translate, translator } from '../../ground/text/texts.ts'
import { underscored } from './documents-result.ts'

/** One place where the player is logged in, in words. */
export interface ShownSession {
  name: string
  isThis: boolean
  device: string
  loggedInAt: string
  usedAt: string
}

/** A login that is over, in words. */
interface ShownPast {
  name: string
  device: string
  loggedInAt: string
  end: string
}

/** The results of ending a session, as the page's address names them. */
const sessionResults = ['afsluttet', 'alle', 'ukendt'] as const
export type SessionResult = (typeof sessionResults)[number]

export interface Sessions {
  list: readonly ShownSession[]
  past: readonly ShownPast[]
  result: SessionResult | undefined
}

/** Where the player is logged in and was last, and what became of their wish to end one. [SEC-24] */
export async function readSessions(scope: RequestScope, url: URL): Promise<Sessions> {
  const { sessions, past } = await ask(scope, url, listSessions, {})
  const t = translator(textsOf(scope, 'profile'))
  const said = url.searchParams.get('session')
  return {
    list: sessions.map((session) => shown(t, session)),
    past: past.map((session) => shownPast(t, session)),
    result: sessionResults.find((result) => result === said),
  }
}

function shown(
  t: Translate,
  { device, loggedInAt, usedAt, ...session }: OpenSession,
): ShownSession {
  return {
    ...session,
    device: deviceName(t, device),
    loggedInAt: formatMoment(loggedInAt),
    usedAt: formatMoment(usedAt),
  }
}

function shownPast(t: Translate, { name, device, loggedInAt, ...over }: PastSession): ShownPast {
  const moment = formatMoment(over.endedAt)
  return {
    name,
    device: deviceName(t, device),
    loggedInAt: formatMoment(loggedInAt),
    end: t(`profile.session_end_${underscored(over.end)}`, { moment }),
  }
}

function deviceName(t: Translate, device: OpenSession['device']): string {
  const browser = device.browser && browserNames[device.browser]
  const system = device.system && systemNames[device.system]
  if (browser && system) return t('profile.session_device', { browser, system })
  return browser ?? system ?? t('profile.session_device_unknown')
}
