import type { CaptchaChallenge } from '@nordlys/contracts'
import { after, minuteMs } from '@nordlys/core'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { z } from 'zod'

/** Long enough to write a complaint after solving it. */
const lifeMs = 60 * minuteMs

/** A browser's longest work: about a second on a phone, dear for one who sends thousands. */
const numberMax = 20_000

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  number: z.int().min(0).max(numberMax),
  salt: z.string(),
  signature: z.string(),
})

export type CaptchaCheck = { ok: true; challenge: string } | { ok: false; why: CaptchaFault }
export type CaptchaFault = 'required' | 'expired'

/** A piece of work that we alone can have set, with the moment it ends in its salt. [VAL-12] */
export async function createCaptcha(
  hmacKey: string,
  at: Date,
  hardest = numberMax,
): Promise<{ captcha: CaptchaChallenge; expiresAt: Date }> {
  const expiresAt = after(at, lifeMs)
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey,
    maxnumber: hardest,
    expires: expiresAt,
  })
  return {
    captcha: { algorithm: 'SHA-256', challenge, salt, numberMax: hardest, signature },
    expiresAt,
  }
}

/** Whether the work was done, was ours and is not too old. The library's own clock is not asked. */
export async function checkCaptcha(
  hmacKey: string,
  solved: string,
  at: Date,
): Promise<CaptchaCheck> {
  const read = solution.safeParse(jsonIn(solved))
  if (!read.success) return { ok: false, why: 'required' }
  if (!(await verifySolution(read.data, hmacKey, false))) return { ok: false, why: 'required' }
  const endsMs = Number(extractParams(read.data).expires) * 1_000
  if (!(endsMs > at.getTime())) return { ok: false, why: 'expired' }
  return { ok: true, challenge: read.data.challenge }
}

/** Undefined for what is no JSON: it comes from outside. */
function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
