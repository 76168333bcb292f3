import type { Registration } from './registration.ts'

export type Step = 1 | 2 | 3
export const stepsCount = 3

/** Why a step is shown other than the one asked for. */
export type StepHindrance = 'registration-expired' | 'registration-incomplete'

/** `?trin=`; anything else is the first step. */
export function askedStep(url: URL): Step {
  const asked = url.searchParams.get('trin')
  if (asked === '3') return 3
  return asked === '2' ? 2 : 1
}

/** The step that can be shown: one after the other, and none without a living registration. */
export function reachableStep(
  asked: Step,
  registration: Registration | undefined,
): { step: Step; hindrance?: StepHindrance } {
  if (asked === 1) return { step: 1 }
  if (!registration) return { step: 1, hindrance: 'registration-expired' }
  if (asked === 3 && !registration.limit) return { step: 2, hindrance: 'registration-incomplete' }
  return { step: asked }
}

export function stepAddress(step: Step, refusal?: string): string {
  const query = new URLSearchParams({ trin: String(step) })
  if (refusal) query.set('fejl', refusal)
  return `/registrer?${query}`
}
