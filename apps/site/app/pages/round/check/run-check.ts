import type { Checked, RoundRecord } from '@nordlys/game-math/check/record'

/** A phone that is slow and busy lays a game out in a fraction of it. */
const patienceMs = 60_000

const unable: Checked = { kind: 'unable', findings: [] }

/** Has a round played again beside the page; nothing of it is loaded before. [PROOF-03] */
export function runCheck(record: RoundRecord): Promise<Checked> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Checked>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => resolve(data))
    worker.addEventListener('error', () => resolve(unable))
    setTimeout(() => resolve(unable), patienceMs)
    worker.postMessage(record)
  }).finally(() => worker.terminate())
}
