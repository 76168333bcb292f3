import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { fieldsOf, textsOf } from '../shell/fields.ts'
import { KeptMap } from '../shell/kept-map.ts'
import type { KnownCard, Payment } from './payment.ts'

/** A card that the provider keeps for a user; a forgotten one keeps its token alone. */
interface Account {
  userId: string
  accountId: string
  card: KnownCard | undefined
}

/** The platform's word about a session, before its page pays. */
interface OpenedSession {
  userId: string
  saveAccount: boolean
  /** The saved card that pays; undefined where the card is typed. */
  accountId: string | undefined
}

/** The saved cards, and the sessions that save one or pay by one. */
export class Accounts {
  readonly #accounts: KeptMap<Account>
  readonly #sessions: KeptMap<OpenedSession>

  constructor(stateFolder: string | undefined) {
    this.#accounts = new KeptMap(stateFolder, 'payment-accounts')
    this.#sessions = new KeptMap(stateFolder, 'payment-sessions')
  }

  find(userId: string, accountId: string): KnownCard | undefined {
    const account = this.#accounts.get(accountId)
    return account?.userId === userId ? account.card : undefined
  }

  /** False when the session names a card that is not the user's, or is forgotten. */
  open(sessionId: string, session: OpenedSession): boolean {
    const { userId, accountId } = session
    if (accountId !== undefined && !this.find(userId, accountId)) return false
    this.#sessions.keep(sessionId, session)
    return true
  }

  sessionOf(userId: string, sessionId: string): OpenedSession | undefined {
    const session = this.#sessions.get(sessionId)
    return session?.userId === userId ? session : undefined
  }

  /** A card is saved by a payment that took money, where its session asks for that. */
  saveOf({ userId, sessionId, card }: Payment): void {
    if (!this.sessionOf(userId, sessionId)?.saveAccount) return
    const { accountId } = card
    this.#accounts.keep(accountId, { userId, accountId, card })
  }

  /** False when there is none of the user's. */
  forget(userId: string, accountId: string): boolean {
    if (!this.find(userId, accountId)) return false
    this.#accounts.keep(accountId, { userId, accountId, card: undefined })
    return true
  }

  reset(): void {
    this.#accounts.clear()
    this.#sessions.clear()
  }
}

/** The platform's calls about cards. A token stands in bodies alone: addresses are logged. */
export function accountRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  preHandler: preHandlerAsyncHookHandler,
): void {
  app.post('/payments/api/cashier/session', { preHandler }, (request, reply) => {
    const text = textsOf(request.body)
    const [sessionId, userId] = [text('sessionId'), text('userId')]
    if (sessionId === '' || userId === '') {
      return reply.status(400).send({ success: false, error: 'invalid_request' })
    }
    const saveAccount = fieldsOf(request.body).saveAccount === true
    const accountId = text('accountId') || undefined
    if (accounts.open(sessionId, { userId, saveAccount, accountId })) return { success: true }
    return reply.status(404).send(unknownAccount)
  })

  app.post('/payments/api/user/account/forget', { preHandler }, (request, reply) => {
    const text = textsOf(request.body)
    if (accounts.forget(text('userId'), text('accountId'))) return { success: true }
    return reply.status(404).send(unknownAccount)
  })
}

export const unknownAccount = { success: false, error: 'unknown_account' } as const
