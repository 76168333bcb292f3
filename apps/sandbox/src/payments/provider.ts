import type { Sandbox } from '../shell/sandbox.ts'
import type { PaymentBook } from './payment-book.ts'

export interface Provider {
  sandbox: Sandbox
  book: PaymentBook
}
