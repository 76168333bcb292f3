import type { Clock, Random } from '@nordlys/core'
import type { Logger } from 'pino'
import type { Db } from '../../db/index.ts'
import type { PaymentSettings } from '../base/payments-context.ts'

/** Everything cards are made of beside their provider. */
export interface CardsContext
  extends Pick<PaymentSettings, 'merchantId' | 'cashierUrl' | 'cashierKey'> {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  cardTokens: CardTokens
}

/** Encrypts the provider's tokens under a purpose of their own. */
export interface CardTokens {
  encrypt(token: string): string
  decrypt(encrypted: string): string
  /** The same for the same token, so that a card is recognised. */
  mark(token: string): Buffer
}
