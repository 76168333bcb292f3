import { checkRound } from '@nordlys/game-math/check/check-round'
import type { Checked, RoundRecord } from '@nordlys/game-math/check/record'
import { browserBench } from './browser-bench.ts'

/** The check itself, in a thread of its own: some games lay out a hundred thousand rounds first. */
self.addEventListener('message', ({ data }: MessageEvent<RoundRecord>) => {
  void checkRound(data, browserBench)
    .catch((): Checked => ({ kind: 'unable', findings: [] }))
    .then((checked) => self.postMessage(checked))
})
