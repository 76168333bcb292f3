import { expect, test } from 'vitest'
import { oddWordsIn } from './comment-words.ts'

test.for([
  ['/** What is known of a player. */', 1],
  ['// Whoever asks is told so.', 3],
  ['/**\n * Reads the page anew.\n */', 1],
  ['-- Who is let in.\n-- What is left stays.', 1],
  ['/** The facts of a player that are known. */\nconst told = 1', 0],
  ["test('what a player is told')", 0],
] as const)('%s has so many odd words', ([text, count]) => {
  expect(oddWordsIn(text)).toBe(count)
})
