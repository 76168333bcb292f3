interface PartEndProps {
  /** In a list it is an item, in a table a foot. */
  as?: 'i' | 'li' | 'tfoot'
}

/**
 * The last child of a part with the class `n-in-one`, whose place depends on all of it: aligned to an end or
 * a middle, it would move while it arrives. Until this is there the part takes its room unseen. [FLT-84]
 */
export function PartEnd({ as: Element = 'i' }: PartEndProps) {
  return <Element className="n-part-end" hidden />
}
