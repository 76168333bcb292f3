/**
 * Whether the deposit's form stands on the page. Once a payment has begun in it, its frames are where the
 * player confirms it: they stay, whatever the operator switches off meanwhile. [FLT-53]
 */
export function showsForm(of: {
  /** Of the payment that the address names and that was found. */
  reference: string | undefined
  /** Of the payment that the form is busy with. */
  paying: string | undefined
  /** The player may deposit as they stand. */
  isOpen: boolean
  /** The operator has some way to pay switched on for this kind. */
  isAnyOpen: boolean
}): boolean {
  if (!of.isOpen) return false
  if (of.reference !== undefined && of.reference !== of.paying) return false
  return of.isAnyOpen || of.paying !== undefined
}
