import { readClosing, type SessionPlayer } from '@nordlys/contracts'
import { systemRandom, timeKey } from '@nordlys/core'
import { treatmentCentresOf } from '../../ground/configuration/configuration.ts'
import { ask } from '../../ground/scope/ask.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { pauseChoices } from './pause-choices.ts'
import type { PauseSectionProps } from './pause-section.tsx'

/** The content of the section about pauses, by the page's address. */
export async function loadPause(
  scope: RequestScope,
  url: URL,
  { pause }: SessionPlayer,
): Promise<Omit<PauseSectionProps, 'answer'>> {
  const choices = pauseChoices(pause, scope.clock.now())
  const shown = url.searchParams.get('pause')
  const asked = choices.find(({ kind }) => kind === shown)
  const closing = asked?.kind === 'permanent' ? await ask(scope, url, readClosing, {}) : undefined
  return {
    choices,
    asked,
    closing,
    fault: url.searchParams.get('fejl') ?? undefined,
    startedUntil: shown === 'startet' ? pause?.endsAt : undefined,
    isPaused: pause !== undefined,
    centres: asked ? treatmentCentresOf(scope.content) : [],
    wishKey: timeKey(scope.clock, systemRandom),
  }
}
