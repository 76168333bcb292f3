import {
  leaveMission,
  type MissionKind,
  readMissions,
  startMission,
  tellMissionDone,
} from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { slotsOf } from '../../../ground/finding/slots-of.ts'
import { ask } from '../../../ground/scope/ask.ts'
import { orElse } from '../../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf } from '../../../ground/scope/request-scope.ts'
import { bonusAddress } from '../../../parts/bonus/bonus-address.ts'
import { askedGame, judgeHighest, judgeReturn } from './judge-answer.ts'
import { backToMission, type MissionResult } from './mission-address.ts'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect(bonusAddress)
}

/** A player's act on a mission: begins it, leaves it, answers it, or reports the test as taken. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const form = await request.formData()
  const said = (name: string) => String(form.get(name) ?? '').slice(0, 100)
  const wish = { missionId: said('opgave').slice(0, 60) }
  const back = (result?: MissionResult) => redirect(backToMission(wish.missionId, result), 303)
  const page = new URL(bonusAddress, scope.publicUrl)
  return orElse(scope, back('fejl'), async () => {
    switch (said('valg')) {
      case 'begynd':
        return back((await ask(scope, page, startMission, wish)).ok ? undefined : 'fejl')
      case 'fortryd':
        await ask(scope, page, leaveMission, wish)
        return back()
      case 'svar': {
        const result = await judge(scope, page, { ...wish, typed: said('svar') })
        if (result !== 'fuldfoert') return back(result)
        return back((await ask(scope, page, tellMissionDone, wish)).ok ? result : 'fejl')
      }
      default:
        return back('fejl')
    }
  })
}

interface Answered {
  missionId: string
  typed: string
}

/** The worth of an answer: the games' own figures decide, and of the test the player alone. */
async function judge(
  scope: RequestScope,
  page: URL,
  { missionId, typed }: Answered,
): Promise<MissionResult> {
  const { missions } = await ask(scope, page, readMissions, {})
  const kind: MissionKind | undefined = missions.find((one) => one.missionId === missionId)?.kind
  if (kind === 'take-self-test') return 'fuldfoert'
  if (kind !== 'read-figures' && kind !== 'find-highest-return') return 'fejl'
  // The games of the list that a mission leads to.
  const slots = slotsOf(await scope.games.catalogue())
  return kind === 'read-figures' ? judgeReturn(typed, askedGame(slots)) : judgeHighest(typed, slots)
}
