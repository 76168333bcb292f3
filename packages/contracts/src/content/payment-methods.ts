import { z } from 'zod'
import { namedConfigurations } from './configuration.ts'

/** The kinds of deposit by which a way to pay is opened, each by a flag of its own. [DATA-15] */
export const depositKind = z.enum(['main_deposit', 'quick_deposit'])
export type DepositKind = z.output<typeof depositKind>

/**
 * The ways to pay that `payment_methods` opens for a kind of deposit; undefined where the operator
 * has set nothing that can be read, which closes nothing.
 */
export function openMethods(configured: unknown, kind: DepositKind): readonly string[] | undefined {
  const read = namedConfigurations.payment_methods.safeParse(configured)
  return read.success
    ? read.data.filter((method) => method[kind]).map(({ method }) => method)
    : undefined
}

/** Whether a card may pay a deposit of this kind. */
export function isCardOpen(configured: unknown, kind: DepositKind): boolean {
  return openMethods(configured, kind)?.includes('card') ?? true
}

/** Whether MobilePay may: it is open only where the operator has said so. */
export function isMobilePayOpen(configured: unknown, kind: DepositKind): boolean {
  return openMethods(configured, kind)?.includes('mobile_pay') ?? false
}
