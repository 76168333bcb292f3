import type { Clock } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import type { IdentityPapersContext } from '../identity-papers/index.ts'
import type { Messages } from '../outside/index.ts'
import type { Enqueue } from '../players/index.ts'
import type { Throttle } from '../throttle/index.ts'

/** Everything customer service's own module needs, put together once at the program's start. */
export interface SupportContext {
  db: Db
  clock: Clock
  /** Keeps the files of a complaint. */
  identityPapers: IdentityPapersContext
  /** The outbox: the task exists when, and only when, the transaction commits. */
  enqueue: Enqueue
  messages: Pick<Messages, 'sendEmail'>
  throttle: Throttle
  /** Signs captchas, so that none need be remembered before it is solved. */
  captchaKey: string
  customerServiceEmail: string
}
