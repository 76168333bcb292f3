import { type KeyObject, sign } from 'node:crypto'
import type { MitidBehaviour } from '../persons/personas.ts'

type Payload = Record<string, unknown>

const tamperings: Partial<Record<MitidBehaviour, (payload: Payload) => Payload>> = {
  'expired-token': (payload) => shift(payload, -3_600),
  'wrong-nonce': (payload) => ({ ...payload, nonce: 'en-anden-nonce' }),
  'wrong-audience': (payload) => ({ ...payload, aud: 'en-anden-klient' }),
}

/**
 * Signs an ID token again: its times by the sandbox's clock, `shiftSeconds` from the system's, and
 * with the fault that the person stands for.
 */
export function resealIdToken(
  token: string,
  key: KeyObject,
  behaviour: MitidBehaviour,
  shiftSeconds: number,
): string {
  const [header = '', body = ''] = token.split('.')
  const read: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  const payload = shift({ ...Object(read) }, shiftSeconds)
  const tampered = tamperings[behaviour]?.(payload) ?? payload
  const content = `${header}.${Buffer.from(JSON.stringify(tampered)).toString('base64url')}`
  const signed = behaviour === 'forged-signature' ? `${content} forged` : content
  return `${content}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

function shift(payload: Payload, seconds: number): Payload {
  const moved = { ...payload }
  for (const claim of ['iat', 'exp', 'auth_time']) {
    const value = moved[claim]
    if (typeof value === 'number') moved[claim] = value + seconds
  }
  return moved
}
