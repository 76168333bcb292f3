import { outlastsPause, type PauseKind, pauseLastsMs, type StandingPause } from '@nordlys/contracts'
import { after } from '@nordlys/core'

/** A pause that may be chosen now, under its name in addresses and texts. [LIM-05] */
export interface PauseChoice {
  kind: PauseKind
  name: 'day' | 'month' | 'permanent'
  /** When it would end, begun now; a permanent one has no end. */
  endsAt: Date | undefined
}

const names = { '24-hours': 'day', '30-days': 'month', permanent: 'permanent' } as const

/** The kinds that end at least an hour later than what stands: nothing makes a pause shorter. */
export function pauseChoices(standing: StandingPause | undefined, at: Date): PauseChoice[] {
  const choices = (Object.keys(names) as PauseKind[]).map((kind): PauseChoice => {
    const lastsMs = pauseLastsMs[kind]
    const endsAt = lastsMs === undefined ? undefined : after(at, lastsMs)
    return { kind, name: names[kind], endsAt }
  })
  return choices.filter(({ endsAt }) => outlastsPause(endsAt, standing))
}

export function isPauseKind(text: unknown): text is PauseKind {
  return typeof text === 'string' && Object.hasOwn(names, text)
}
