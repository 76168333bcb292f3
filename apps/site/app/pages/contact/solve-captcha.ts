import type { CaptchaChallenge } from '@nordlys/contracts'
import { checkedAnswer, exactly, isText, isWhole, objectOf } from '@nordlys/core'

/** A browser that needs longer shows so, and may try again. */
const patienceMs = 30_000

/** The solution that the form sends, or why there is nothing to send. */
export type SolvedCaptcha =
  | { ok: true; payload: string }
  | { ok: false; why: 'late' | 'unreachable' }

/** Fetches the work and has it done, beside everything else the page does. [VAL-12] */
export async function solveCaptcha(signal: AbortSignal): Promise<SolvedCaptcha> {
  const work = await fetchWork(signal)
  if (!work) return { ok: false, why: 'unreachable' }
  const number = await findNumber(work, AbortSignal.any([signal, timeOut()]))
  if (number === undefined) return { ok: false, why: 'late' }
  const { algorithm, challenge, salt, signature } = work
  const payload = btoa(JSON.stringify({ algorithm, challenge, salt, signature, number }))
  return { ok: true, payload }
}

/** Undefined when it was not found before `end`, or cannot be looked for at all. */
function findNumber(work: CaptchaChallenge, end: AbortSignal): Promise<number | undefined> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<number | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) =>
      resolve(data),
    )
    worker.addEventListener('error', () => resolve(undefined))
    end.addEventListener('abort', () => resolve(undefined))
    worker.postMessage(work)
  }).finally(() => worker.terminate())
}

function timeOut(): AbortSignal {
  const end = new AbortController()
  setTimeout(() => end.abort(), patienceMs)
  return end.signal
}

/** Undefined without an answer: the person may press again. */
async function fetchWork(signal: AbortSignal): Promise<CaptchaChallenge | undefined> {
  try {
    const response = await fetch('/kontaktos/captcha', { signal })
    return response.ok ? (await checkedAnswer(response, isWork))?.captcha : undefined
  } catch {
    return undefined
  }
}

const isWork = objectOf({
  captcha: objectOf({
    algorithm: exactly('SHA-256'),
    challenge: isText,
    salt: isText,
    numberMax: isWhole,
    signature: isText,
  }),
})
