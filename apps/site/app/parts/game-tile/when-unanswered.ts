/** Stands for an answer that never came: the page goes on without it. */
export interface Unanswered {
  readonly isUnanswered: true
}

/**
 * What the server answers, or that it did not: what a page asks for in passing must not take the page
 * away with it. Where the server leads elsewhere is followed; what went wrong it has written down.
 */
export async function whenUnanswered<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | Unanswered> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error
    return { isUnanswered: true }
  }
}
