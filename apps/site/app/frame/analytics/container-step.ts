/** The known facts of a document and the page it shows at this moment. */
export interface ContainerMoment {
  /** The container the document may carry: its policy allows no other, and none where it may not. */
  address: string | undefined
  /** Whether its script is in the document. What has run cannot be taken out again. */
  isLoaded: boolean
  isPublic: boolean
  isVisitor: boolean
  isGiven: boolean
}

/**
 * Loads the container where everything allows it; leaves the whole document, for one without it, as
 * soon as anything no longer does. [API-07]
 */
export function containerStep(now: ContainerMoment): 'load' | 'leave' | 'nothing' {
  const isAllowed = now.isPublic && now.isVisitor && now.isGiven
  if (now.isLoaded) return isAllowed ? 'nothing' : 'leave'
  return isAllowed && now.address !== undefined ? 'load' : 'nothing'
}
