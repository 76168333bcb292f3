import {
  judgeAlone,
  judgeDays,
  judgeRequired,
  judgeTogether,
  judgeWagering,
} from './judge-figures.ts'
import {
  judgeAtOnce,
  judgeCommission,
  judgeContribution,
  judgeExample,
  judgeFreeWord,
  judgeGroup,
  judgePresentation,
  judgeSameForAll,
  judgeSpinWins,
} from './judge-words.ts'
import type { OfferRule } from './verdict.ts'

/** The oldest edition of the guide on sales promotion whose rules we have as a whole. */
const guide2024 = new Date('2024-03-07T00:00:00+01:00')
/** The next edition: the month is known from the press, not the day; the first is taken. */
const guide2025 = new Date('2025-07-01T00:00:00+02:00')
/** Proposed for the bill that carries out the agreement of 24 October 2025. */
const bill2027 = new Date('2027-01-01T00:00:00+01:00')

const guidance = 'Den juridiske vejledning, online casino, salgsfremmende foranstaltninger'
const wageringPage = 'Spillemyndigheden, side om gennemspilskrav'

/**
 * The rules of sales promotions, each with where it stands and from when to when it is known to say so.
 * A change of the law is another wording here: no code changes with a date. [BONUS-01]
 */
export const offerRules: readonly OfferRule[] = [
  {
    rule: 'B1',
    sentence: 'All material terms stand clearly beside the offer when it is first shown.',
    source: `${guidance}; Spillemyndigheden, markedsføring af spil`,
    from: guide2024,
    judge: judgePresentation,
  },
  {
    rule: 'B2',
    sentence: 'What is given is worth at most 1.000 kr.; spins are count times stake.',
    source: guidance,
    from: guide2024,
    to: guide2025,
    judge: judgeAlone,
  },
  {
    rule: 'B2',
    sentence:
      'What is given is worth at most 1.000 kr., counting all parts that are sold together.',
    source: `${guidance}; guide on sales promotion 5.0, as the press has it`,
    from: guide2025,
    judge: judgeTogether,
  },
  {
    rule: 'B3',
    sentence: 'A deposit that is required equals what is given.',
    source: guidance,
    from: guide2024,
    judge: judgeRequired,
  },
  {
    rule: 'B4',
    sentence: 'At most ten times deposit and bonus together must be staked.',
    source: guidance,
    from: guide2024,
    judge: judgeWagering,
  },
  {
    rule: 'B5',
    sentence:
      'In games with a commission, wagering is at most half of the commission that is paid.',
    source: guidance,
    from: guide2024,
    judge: judgeCommission,
  },
  {
    rule: 'B6',
    sentence: 'What is won by the promotion need not be staked again.',
    source: `${guidance}; ${wageringPage}`,
    from: guide2024,
    judge: judgeSpinWins,
  },
  {
    rule: 'B7',
    sentence: 'Where something must be staked, an example in kroner is worked out.',
    source: guidance,
    from: guide2024,
    judge: judgeExample,
  },
  {
    rule: 'B8',
    sentence: 'A game counts wholly or not at all.',
    source: `${guidance}; ${wageringPage}`,
    from: guide2024,
    judge: judgeContribution,
  },
  {
    rule: 'B9',
    sentence: 'There are at least 60 days to meet the terms.',
    source: `${guidance}; Spillemyndigheden, 2021`,
    from: guide2024,
    judge: judgeDays,
  },
  {
    rule: 'B10',
    sentence:
      'The terms are no single player’s own, and nobody is chosen for having stopped to play.',
    source: `${guidance}; guide on responsible gambling`,
    from: guide2024,
    judge: judgeSameForAll,
  },
  {
    rule: 'B11',
    sentence: 'When the terms are met, it is paid out at once.',
    source: guidance,
    from: guide2024,
    judge: judgeAtOnce,
  },
  {
    rule: 'B12',
    sentence: 'Nothing is called free where something must be staked for it.',
    source: 'Spillemyndigheden, on the word “free”',
    from: guide2024,
    judge: judgeFreeWord,
  },
  {
    rule: 'B13',
    sentence: 'An offer goes to a group of players; how large it must be is not confirmed.',
    source: 'often quoted as 100 players; not seen in the guide',
    from: guide2024,
    judge: judgeGroup,
  },
  {
    rule: 'C1',
    sentence: 'Welcome bonuses are restricted; how is not known.',
    source: 'agreement of 24 October 2025; the bill is proposed to take effect on 1 January 2027',
    from: bill2027,
    isNew: true,
  },
]
