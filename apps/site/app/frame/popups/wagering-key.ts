/** The login, and the earliest time by this browser's clock to show its bonus's progress. */
export const wageringKey = '_wagering'
