import type { Finding, OfferUnderJudgement } from './verdict.ts'
import { exampleFigures, freeWord, materialFigures, says } from './words.ts'

/** Below this a group is too small by any reading; above it the wording is not confirmed. */
const leastPlayers = 100

const codeIsTold = 'the terms do not say who is told the code'
const noWords = 'the texts of its first presentation were not given'

/** A machine can say that a figure is missing, and not that a text is clear. */
export function judgePresentation({ terms, words }: OfferUnderJudgement): Finding {
  const figures = materialFigures(terms)
  if (!words) return forAPerson(noWords)
  const missing = figures.filter((figure) => !says(words, figure))
  if (missing.length > 0) {
    return { verdict: 'broken', figures: missing.map((text) => ({ what: 'missing', text })) }
  }
  return {
    verdict: 'not-for-a-machine',
    figures: [{ what: 'figures that stand there', count: figures.length }],
    reason: 'every figure stands there; whether it is clear, a person says',
  }
}

/** Our games take none, and terms have no word for one. */
export function judgeCommission(): Finding {
  return kept('no game takes a commission')
}

/** Terms have no word for wagering on what spins win, and a requirement is fixed when it is given. */
export function judgeSpinWins(): Finding {
  return kept('wins of spins are cash, and no win raises what must be staked')
}

export function judgeExample({ terms, words }: OfferUnderJudgement): Finding {
  const examples = exampleFigures(terms)
  if (!terms.wagering) return kept('nothing must be staked')
  if (!words) return forAPerson(noWords)
  const told = examples.find((figure) => says(words, figure))
  if (told) return { verdict: 'kept', figures: [{ what: 'worked out', text: told }] }
  return {
    verdict: 'broken',
    figures: examples.slice(0, 1).map((text) => ({ what: 'missing', text })),
  }
}

/** Terms can name games and no shares: a stake in one of them counts to the øre. */
export function judgeContribution({ terms }: OfferUnderJudgement): Finding {
  const games = terms.countingGameIds
  return {
    verdict: 'kept',
    figures: [games ? { what: 'games that count', count: games.length } : allGames],
    reason: 'each counts 100 %',
  }
}

const allGames = { what: 'games that count', text: 'all' }

/** The recipients of a code are not in the terms. */
export function judgeSameForAll({ terms }: OfferUnderJudgement): Finding {
  if (terms.trigger.kind === 'code') return forAPerson(codeIsTold)
  return kept('the terms are the same for all, and no segment is of players who stopped')
}

/** The ledger makes a fulfilled bonus cash in the commit that fulfils it; terms cannot delay it. */
export function judgeAtOnce(): Finding {
  return kept('a bonus is cash in the same commit as the stake that fulfils it')
}

export function judgeFreeWord({ terms, words }: OfferUnderJudgement): Finding {
  if (!terms.wagering) return kept('nothing must be staked')
  if (!words) return forAPerson(noWords)
  const word = freeWord(words)
  if (word) return { verdict: 'broken', figures: [{ what: 'called', text: word }] }
  return kept('no word for free stands there')
}

/**
 * Segments are open: a player who does what all may do comes into one. So an offer by deposit goes
 * to a group that nobody has chosen. Of a group that was counted, only that it is too small can be
 * said.
 */
export function judgeGroup({ terms, playersInGroup }: OfferUnderJudgement): Finding {
  if (playersInGroup === undefined) {
    if (terms.trigger.kind === 'code') return forAPerson(codeIsTold)
    return kept('it goes to everybody, or to segments that are open to all')
  }
  const figures = [
    { what: 'players', count: playersInGroup },
    { what: 'often quoted', count: leastPlayers },
  ]
  if (playersInGroup < leastPlayers) return { verdict: 'broken', figures }
  return { verdict: 'unknown', figures, reason: 'how large the group must be is not confirmed' }
}

function kept(reason: string): Finding {
  return { verdict: 'kept', figures: [], reason }
}

function forAPerson(reason: string): Finding {
  return { verdict: 'not-for-a-machine', figures: [], reason }
}
