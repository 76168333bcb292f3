/** Of which login, and when by this browser's clock its bonus's progress is told at the earliest. */
export const wageringKey = '_wagering'
