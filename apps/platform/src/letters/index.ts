import './tables.ts'

export { forgetOldLetters, type KeptLetter, keepLetter } from './keep-letter.ts'
export { readLetter, readLetters } from './read-letters.ts'
