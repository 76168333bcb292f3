import { listMissions, type MissionRecord } from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import type { Subcommand } from './subcommand.ts'

/** Every mission there is, offered or not. */
export const missions: Subcommand = {
  usage: 'missions',
  async run(desk, args) {
    wordsOf({}, args)
    const listed = await desk.call(listMissions, {})
    if (!listed.ok) throw new StartProblem('The missions cannot be listed.')
    return listed.missions.length === 0 ? ['There is no mission.'] : listed.missions.map(lineOf)
  },
}

function lineOf({ missionId, activeVersion, newest }: MissionRecord): string {
  const state = activeVersion === undefined ? 'off' : `on in version ${activeVersion}`
  if (!newest) return `${missionId}: ${state}; its words were never lawful`
  const { version, kind, publishedAt } = newest
  return `${missionId}: ${state}; newest version ${version} of ${formatMoment(publishedAt)}: ${kind}`
}
