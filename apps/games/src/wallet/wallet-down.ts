/**
 * The wallet did not answer, or answered what cannot be understood. Whether it settled anything is
 * then unknown: the same message, with the same keys, is asked again.
 */
export class WalletDown extends Error {
  override name = 'WalletDown'
  readonly isOutage = true
}
