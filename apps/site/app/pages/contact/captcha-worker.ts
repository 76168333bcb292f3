import type { CaptchaChallenge } from '@nordlys/contracts'
import { solveChallenge } from 'altcha-lib/v1'

/** The work itself, in a thread of its own: thousands of digests would keep the page from answering. */
self.addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  const { algorithm, challenge, salt, numberMax } = data
  void solveChallenge(challenge, salt, algorithm, numberMax).promise.then((solution) =>
    self.postMessage(solution?.number),
  )
})
