import type { MoneyScene } from '../money-scene.ts'

/** One go at an operation, with everything it needs made beforehand. */
interface Attempt {
  /**
   * Does it as the protocol says, asking again with the same words whenever no answer comes, until
   * there is one. The platform may die in it once.
   */
  act(): Promise<void>
  /** Compares what the client was told with the books; throws when they differ. */
  verify(): Promise<void>
}

/** An operation that moves money, or leads to it: the whole of what is added for a new one. */
export interface Operation {
  name: string
  /** Makes a fresh attempt. Nothing dies in here. */
  prepare(scene: MoneyScene): Promise<Attempt>
}
