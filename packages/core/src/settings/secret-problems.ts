import { bytesOf, isGuessableOwn, isGuessableParty, isRegular } from './guessable.ts'

const ownLengthMin = 32
const partyLengthMin = 12
const keyBytes = 32
const makeOne = 'make one by "openssl rand -base64 32"'
const isGuessed = `is too easily guessed: ${makeOne}`

export function ownSecretProblem(value: string): string | undefined {
  return tooShort(value, ownLengthMin) ?? (isGuessableOwn(value) ? isGuessed : undefined)
}

/**
 * An outside party chose this secret, so it is taken as it is; only production refuses one that can be
 * guessed.
 */
export function partySecretProblem(value: string): string | undefined {
  return tooShort(value, partyLengthMin) ?? (isGuessableParty(value) ? isGuessed : undefined)
}

export function keyProblem(value: string): string | undefined {
  const bytes = bytesOf(value)
  if (bytes?.length !== keyBytes) return `is not ${keyBytes} bytes as base64: ${makeOne}`
  return isRegular(bytes) ? isGuessed : undefined
}

function tooShort(value: string, lengthMin: number): string | undefined {
  return value.length < lengthMin ? `is shorter than ${lengthMin} letters: ${makeOne}` : undefined
}
