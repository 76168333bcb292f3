/** What must have happened at least once in two hundred seeds. */
export const expectedCounts: readonly string[] = ['a copy died', 'a copy died after a commit']
