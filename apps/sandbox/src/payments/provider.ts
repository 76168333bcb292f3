import type { Sandbox } from '../sandbox.ts'
import type { PaymentBook } from './payment-book.ts'

export interface Provider {
  sandbox: Sandbox
  book: PaymentBook
}
