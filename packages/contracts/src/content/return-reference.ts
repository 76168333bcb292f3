/** A reference is ours, so nothing longer or stranger than ours is looked up. */
const referenceShape = /^[\w-]{1,64}$/

/** In an address: the game that a quick deposit leads back to. */
export const returnName = 'tilbage'

/** Which payment an address of return is about; undefined when it says none that could be ours. */
export function returnReference(query: URLSearchParams): string | undefined {
  const reference = saidReference(query)
  return referenceShape.test(reference) ? reference : undefined
}

/** Whether an address of return says a reference, also one that no payment can have. */
export function saysReference(query: URLSearchParams): boolean {
  return saidReference(query) !== ''
}

function saidReference(query: URLSearchParams): string {
  return query.get('reference') ?? query.get('merchantTxId') ?? ''
}
