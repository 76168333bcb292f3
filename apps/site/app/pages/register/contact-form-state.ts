import type { ContactForm, ContactProblem } from '@nordlys/contracts'

/** The fields of step 2: the values typed last, and their faults. */
export interface ContactFormState {
  typed: Partial<ContactForm>
  /** The sentence of a field that is wrong. */
  errorOf(field: ContactProblem['field']): string | undefined
  /** Whether a refusal left this field out, so that it may be marked as in order. */
  isInOrder(field: ContactProblem['field']): boolean
}
