import { missionKind } from '@nordlys/contracts'
import { z } from 'zod'

const missionRule = z.strictObject({ kind: missionKind })

/** A mission as an editor writes it: nothing of it is believed. */
export interface WrittenMission {
  rule: unknown
  /** All of its texts. */
  words: readonly string[]
}

export interface MissionProblem {
  because:
    | 'staking'
    | 'depositing'
    | 'losing'
    | 'coming-back'
    | 'coming-daily'
    | 'spending'
    | 'unknown-rule'
  /** The words that say it. */
  words: string
}

type Reason = Exclude<MissionProblem['because'], 'unknown-rule'>

/** Danish for readers, English for rules. Stems are found within compounds too, forms as they stand. */
interface Forbidden {
  because: Reason
  stems?: RegExp
  forms: readonly RegExp[]
}

/** A count of two and more, in digits or in words. */
const numberWords =
  'to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tyve|tredive|fyrre|halvtreds|hundrede|tusind'
const count = `(?:[0-9][0-9.]*|${numberWords})`
const weekday = '(?:man|tirs|ons|tors|fre|lør|søn)dag'
const month =
  '(?:januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december)'

const forbidden: readonly Forbidden[] = [
  {
    because: 'staking',
    stems: /indsats|indskud|omsæt|gennemspil/u,
    forms: [
      /sats(?:e|er|ede|et|es|ende|ning(?:en|er|erne)?)?/u,
      /vædde(?:r|de|t|mål(?:et|ene)?)?/u,
      /spil(?:le|ler|lede|let)? (?:\p{L}+ )?for (?:rigtige )?penge/u,
      /(?:for|dine|egne|rigtige) penge/u,
      new RegExp(String.raw`${count} (?:\p{L}+ )?(?:runder?|spins?|omgange?)`, 'u'),
      /stakes?|staked|wager(?:s|ed|ing)?|bets?|betting/u,
    ],
  },
  {
    because: 'depositing',
    stems: /indbetal|deposit/u,
    forms: [
      /(?:ind|over)før(?:e|er|te|t|es|sel(?:en|er)?)?/u,
      /sæt(?:te|ter|tes)? (?:\p{L}+ )?(?:penge|kroner) ind|satte (?:\p{L}+ )?penge ind/u,
      /indsæt(?:te|ter|tes)?|indsat(?:te)?/u,
      /fyld(?:e|er|te)? (?:\p{L}+ )?op|tank(?:e|er)? op/u,
    ],
  },
  {
    because: 'losing',
    forms: [
      /tab(?:e|er|es|t|te|et|ene|enes)?|(?:for|rekord|netto|kæmpe)tab(?:et)?/u,
      /mist(?:e|er|es|ede|et)?/u,
      /loss(?:es)?|lose|loses|losing|lost/u,
    ],
  },
  {
    because: 'coming-back',
    forms: [
      /(?:kom(?:me|mer)?|kig(?:ge|ger)?|vend(?:e|er|te)?) (?:\p{L}+ ){0,3}(?:tilbage|igen|forbi)/u,
      /log(?:ge|ger)? (?:\p{L}+ )?ind igen|spil(?:le|ler)? igen/u,
      /besøg(?:e|er)? (?:\p{L}+ ){0,3}(?:igen|tit|ofte|snart)|besøg snart/u,
      /gensyn(?:et)?|savn(?:e|er|ede|et)?/u,
      /comes?[ -]?back|absent|absence|inactiv\p{L}*|returning/u,
    ],
  },
  {
    because: 'coming-daily',
    forms: [
      /daglig(?:t|e|dags)?|ugentlig(?:t|e)?|dag for dag|i morgen/u,
      /hver (?:eneste )?(?:dag|aften|nat|morgen|uge|weekend|måned|time|anden \p{L}+)/u,
      /hvert (?:eneste )?(?:år|døgn|kvartal)/u,
      new RegExp(`hver (?:eneste )?(?:${weekday}|${month})`, 'u'),
      new RegExp(`${count} (?:dage|uger|aftener|måneder|gange)`, 'u'),
      /(?:dag|dage|uger|aftener|gange) i træk|(?:\d+|\p{L}+) (?:dage|uger) (?:med|hvor)/u,
      /login-?dage?|daily|every day|streaks?|log-?ins?|days?|weekly/u,
    ],
  },
  {
    because: 'spending',
    forms: [
      /køb(?:e|er|te|t|es|et)?|brug(?:e|er|te|t)? (?:\p{L}+ )?(?:penge|kroner)/u,
      /[0-9][0-9.,]* ?(?:kr|kroner|dkk)|(?:kr|dkk)\.? ?[0-9]+|[0-9][0-9.]*,-/u,
      new RegExp(`(?:${numberWords}) kroner`, 'u'),
    ],
  },
]

const patterns = forbidden.map(({ because, stems, forms }) => {
  const bounded = forms.map(({ source }) => String.raw`(?<!\p{L})(?:${source})(?!\p{L})`)
  const sources = stems ? [stems.source, ...bounded] : bounded
  return { because, pattern: new RegExp(sources.join('|'), 'iu') }
})

/** Limits carry the word for what they bound; to speak of one is care. */
const limitNames = /(?:indbetalings|indsats|tabs|overførsels)grænse(?:n|r|rne|rnes|ns)?/giu

/**
 * Why a mission may not be: its rule is none of the known ones, or its rule or words name staking,
 * depositing, losing, coming back, coming daily or spending. A word that is denied is named all the same.
 * Empty when it may be.
 */
export function missionProblems({ rule, words }: WrittenMission): MissionProblem[] {
  const texts = [...words, ...(missionRule.safeParse(rule).success ? [] : namesIn(rule))]
  const named = texts.flatMap((text) => wordsOf(text))
  if (missionRule.safeParse(rule).success) return named
  return [...named, { because: 'unknown-rule', words: JSON.stringify(rule) ?? 'nothing' }]
}

function wordsOf(text: string): MissionProblem[] {
  const plain = folded(text).replace(limitNames, 'grænse')
  return patterns.flatMap(({ because, pattern }) => {
    const words = pattern.exec(plain)?.[0]
    return words === undefined ? [] : [{ because, words }]
  })
}

/** One form for each letter, one kind of space, and nothing that does not show. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b-\u200d\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
}

/** Every name and text of an unknown rule, as words. */
function namesIn(rule: unknown): string[] {
  if (typeof rule === 'string') return [rule.replaceAll(/[_-]/g, ' ')]
  if (typeof rule !== 'object' || rule === null) return []
  return Object.entries(rule).flatMap(([name, value]) => [
    name.replaceAll(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' '),
    ...namesIn(value),
  ])
}
