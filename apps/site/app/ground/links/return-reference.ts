/** A reference is ours, so nothing longer or stranger than ours is looked up. */
const referenceShape = /^[\w-]{1,64}$/

/** Which payment an address of return is about; undefined when it says none. */
export function returnReference(query: URLSearchParams): string | undefined {
  const reference = query.get('reference') ?? query.get('merchantTxId') ?? ''
  return referenceShape.test(reference) ? reference : undefined
}
