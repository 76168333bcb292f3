/** Stands for an answer that never came: the page goes on without it. */
export interface Unanswered {
  readonly isUnanswered: true
}

/**
 * The server's answer, or that there was none: a page's request in passing must not take the page
 * away with it. A redirect of the server is followed; it has logged its own errors.
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
