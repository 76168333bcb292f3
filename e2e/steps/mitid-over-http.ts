import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { Person } from './person.ts'

/** Who answers at MitID: a made-up person, one of the stand-in's own by key, or nobody. */
export type MitidAnswer = Pick<Person, 'name' | 'cpr'> | { persona: string } | 'abort'

/** Answers MitID's question at the address a browser is sent to; leads where that browser ends up. */
export async function answerMitid(
  request: APIRequestContext,
  address: string,
  answer: MitidAnswer,
): Promise<APIResponse> {
  const mitid = await request.get(address)
  return request.post(mitid.url(), {
    form: formOf(answer),
    headers: { origin: new URL(mitid.url()).origin },
  })
}

function formOf(answer: MitidAnswer): Record<string, string> {
  if (answer === 'abort') return { action: 'abort' }
  if ('persona' in answer) return { action: 'login', persona: answer.persona }
  return { action: 'login', cpr: answer.cpr, name: answer.name }
}
