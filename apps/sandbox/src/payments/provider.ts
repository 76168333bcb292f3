import type { Sandbox } from '../shell/sandbox.ts'
import type { Accounts } from './accounts.ts'
import type { PaymentBook } from './payment-book.ts'

export interface Provider {
  sandbox: Sandbox
  book: PaymentBook
  accounts: Accounts
}
