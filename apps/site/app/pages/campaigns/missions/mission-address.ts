import { bonusAddress } from '../../../parts/bonus/bonus-address.ts'

/** Where the forms of missions are sent. */
export const missionAddress = '/min-konto/kampagne/opgave'

/** The address of the page tells which mission something came of, and what. */
export const missionResults = [
  'fuldfoert',
  'forkert',
  'forkert-spil',
  'ukendt-spil',
  'fejl',
] as const
export type MissionResult = (typeof missionResults)[number]

export function missionCardId(missionId: string): string {
  return `opgave-${missionId}`
}

/** Back to a mission on its page, with what came of it. */
export function backToMission(missionId: string, result?: MissionResult): string {
  const told = result ? `?${new URLSearchParams({ opgave: missionId, svar: result })}` : ''
  return `${bonusAddress}${told}#${encodeURIComponent(missionCardId(missionId))}`
}
