/** The questions, by the numbers of their texts. */
export const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type Question = (typeof questions)[number]

/** From the lightest on. */
export const answers = ['never', 'sometimes', 'often'] as const
export type Answer = (typeof answers)[number]

export type Answers = Readonly<Partial<Record<Question, Answer>>>

/** How much somebody knows of it: words, and no points. */
export type Reading = { missing: number } | { known: 'nothing' | 'some' | 'much' }

/** So many questions that are known now and then weigh as much as one that is known well. */
const muchFrom = 3

/** Reads the answers, by the rule that stands on the page itself. */
export function readAnswers(given: Answers): Reading {
  const told = questions.flatMap((question) => given[question] ?? [])
  if (told.length < questions.length) return { missing: questions.length - told.length }
  const times = (answer: Answer) => told.filter((one) => one === answer).length
  if (times('often') > 0 || times('sometimes') >= muchFrom) return { known: 'much' }
  return { known: times('sometimes') > 0 ? 'some' : 'nothing' }
}
