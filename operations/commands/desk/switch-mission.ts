import { switchMission } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Offers a mission from now on, or not any more. Who has begun it goes on. */
export const switchMissionTo: Subcommand = {
  usage: 'switch-mission on|off --mission NAME --reason "..."',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { words, values } = wordsOf({ mission: text, reason: text }, args)
    const [to] = words
    if (to !== 'on' && to !== 'off') throw new StartProblem('Switch what: on or off?')
    const missionId = readWords('mission', values.mission)
    const reason = readWords('reason', values.reason)
    const switched = await desk.call(switchMission, { missionId, to, reason })
    if (switched.ok) {
      return to === 'off'
        ? [`${missionId} is not offered any more; who has begun it goes on.`]
        : [`${missionId} is offered in version ${switched.version}.`]
    }
    switch (switched.refusal) {
      case 'unknown':
        throw new StartProblem(`There is no mission ${missionId}.`)
      case 'unchanged':
        throw new StartProblem(`${missionId} is ${to} already.`)
      case 'personal-number':
        throw new StartProblem('What is kept may hold no CPR number.')
      case 'not-allowed': {
        const found = switched.problems.map((each) => `"${each.words}" speaks of ${each.because}`)
        throw new StartProblem(`No mission may say so: ${found.join('; ')}. Mend its texts first.`)
      }
    }
  },
}
