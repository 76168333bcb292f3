import {
  type ContentKind,
  type OfferTerms,
  offerFigures,
  offerStepFigures,
  wordsFor,
} from '@nordlys/contracts'
import { formatCount, formatKroner, type Ore } from '@nordlys/core'
import type { FiledEntry } from '../../apps/platform/src/content/index.ts'
import { cornersOf } from '../../apps/platform/src/offer-rules/index.ts'

/** An offer by its id, as `offersOfSeed` has it. */
export interface NamedOffer {
  offerId: string
  terms: OfferTerms
}

/** The offer that an entry speaks of. The shape of content is the specification's, so it is named here. */
const offerOfEntry: Partial<Record<ContentKind, Readonly<Record<string, string>>>> = {
  campaign: { velkomstbonus: 'velkomst', sommerbonus: 'sommer-2026' },
  landing: { 'kampagne/velkomst': 'velkomst' },
  banner: { 'forside-velkomst': 'velkomst' },
  // What it comes to, after what holds for every offer.
  page: { 'contents/bonusregler': 'velkomst' },
}

/** One figure of an offer, and how texts tell it. */
interface Claim {
  what: string
  patterns: readonly RegExp[]
  said: (terms: OfferTerms) => readonly string[]
}

const amount = String.raw`(\d[\d.]*(?:,\d+)?) kr\.`

const claims: readonly Claim[] = [
  {
    what: 'bonus',
    patterns: [
      new RegExp(`${amount} i (?:velkomst)?bonus`, 'g'),
      new RegExp(`[Bb]onussen på ${amount}`, 'g'),
      new RegExp(String.raw`\d+ x ${amount} =`, 'g'),
    ],
    said: (terms) => cornersOf(terms).map(({ bonusOre }) => inKroner(bonusOre)),
  },
  {
    what: 'deposit',
    patterns: [
      new RegExp(`[Ii]ndbetal(?:e|er|te|ing er)?(?: mindst)? ${amount}`, 'g'),
      new RegExp(`[Mm]indste indbetaling(?: er)? ${amount}`, 'g'),
    ],
    said: (terms) => cornersOf(terms).map(({ depositOre }) => inKroner(depositOre)),
  },
  {
    what: 'count of spins',
    patterns: [/(\d[\d.]*) (?:gratis)?spins/g],
    said: ({ parts }) =>
      parts.flatMap((part) => (part.kind === 'spins' ? [formatCount(part.count)] : [])),
  },
  {
    what: 'worth of a spin',
    patterns: [new RegExp(`spins [aáà] ${amount}`, 'g')],
    said: ({ parts }) =>
      parts.flatMap((part) => (part.kind === 'spins' ? [inKroner(part.valueOre)] : [])),
  },
  {
    what: 'factor',
    patterns: [/gennemspilles (\d+) gange/g, /(\d+) gange bonussen/g, /(\d+) x \d[\d.]* kr\. =/g],
    said: ({ wagering }) => (wagering ? [String(wagering.factor)] : []),
  },
  {
    what: 'requirement',
    patterns: [
      new RegExp(String.raw`x \d[\d.]* kr\. = ${amount}`, 'g'),
      new RegExp(`gange bonussen, i alt ${amount}`, 'g'),
    ],
    said: (terms) => cornersOf(terms).map(({ requiredOre }) => inKroner(requiredOre)),
  },
  {
    what: 'highest stake',
    patterns: [
      new RegExp(`[Hh]øjst spille for ${amount}`, 'g'),
      new RegExp(`[Hh]øjeste indsats med aktiv bonus(?: er)? ${amount}`, 'g'),
    ],
    said: ({ stakeMaxOre }) => [inKroner(stakeMaxOre)],
  },
  {
    what: 'days',
    patterns: [/(?:har|[Ff]rist|inden for|[Gg]ælder i) (\d+) dage/g],
    said: ({ days }) => [String(days)],
  },
]

/** What only an offer can mean, so that an entry that says it must be of one. */
const onlyOfOffers: readonly RegExp[] = [
  new RegExp(`${amount} i (?:velkomst)?bonus`),
  new RegExp(`spins [aáà] ${amount}`),
  /gennemspilles \d+ gange/,
]

/** Every figure of an offer that content tells otherwise than the offer, or of no offer at all. */
export function offerProblems(
  entries: readonly FiledEntry[],
  offers: readonly NamedOffer[],
): string[] {
  return entries.flatMap((entry) => {
    const named = offerOfEntry[entry.kind]?.[entry.id]
    const found = [
      ...problemsIn(entry, named, offers),
      ...wrongNames(entry, named),
      ...typedInSteps(entry, named),
    ]
    return [...new Set(found)].map((problem) => `${entry.kind} ${entry.id}: ${problem}`)
  })
}

function problemsIn(
  { value }: FiledEntry,
  named: string | undefined,
  offers: readonly NamedOffer[],
): string[] {
  const texts = textsIn(value)
  if (named === undefined) {
    const said = texts.flatMap((text) => onlyOfOffers.map((pattern) => pattern.exec(text)?.[0]))
    return said.flatMap((words) => (words ? [`"${words}" is of no offer that it names`] : []))
  }
  const offer = offers.find(({ offerId }) => offerId === named)
  if (!offer) return [`there is no offer ${named}`]
  return texts.flatMap((text) => claims.flatMap((claim) => toldOtherwise(text, claim, offer)))
}

/** Where the site fills figures in, and of which offer: elsewhere a name would be read as it stands. */
const filledIn: { kinds: readonly ContentKind[]; offerId: string } = {
  kinds: ['banner', 'campaign', 'landing', 'page'],
  offerId: 'velkomst',
}

/** Names of figures that are filled in nowhere, or with nothing. */
function wrongNames({ kind, value }: FiledEntry, named: string | undefined): string[] {
  const isFilled = filledIn.kinds.includes(kind) && named === filledIn.offerId
  // Of a page, which stays without the offer, the pieces of its text alone.
  const { body: _, ...rest } = fieldsOf(value)
  const outside = kind === 'page' ? namesIn(rest).map(([written]) => written) : []
  if (outside.length > 0) return outside.map((written) => `${written} is not filled in here`)
  const unknown = unknownNames(wordsFor(value, 'whole'), isFilled ? offerFigures : [])
  const inSteps = stepsIn(value).flatMap((said) =>
    unknownNames(wordsFor(said, 'in-steps'), isFilled ? offerStepFigures : []),
  )
  return [
    ...unknown.map((each) => `${each} is ${isFilled ? 'no figure of an offer' : nowhere}`),
    ...inSteps.map((each) => `${each} is ${isFilled ? 'no figure of an offer in steps' : nowhere}`),
  ]
}

const nowhere = 'not filled in here'

function unknownNames(value: unknown, known: readonly string[]): string[] {
  return namesIn(value).flatMap(([written, name = '']) =>
    known.includes(name) && written.endsWith('}') ? [] : [written],
  )
}

function namesIn(value: unknown): RegExpExecArray[] {
  return textsIn(value).flatMap((text) => [...text.matchAll(/\{offer\.([^{}\s]*)\}?/g)])
}

/** Of a shape that only the offer knows: no figure said of it is right for long. */
function typedInSteps({ value }: FiledEntry, named: string | undefined): string[] {
  if (named !== filledIn.offerId) return []
  const texts = stepsIn(value).flatMap((said) => textsIn(fieldsOf(said).inSteps))
  const patterns = claims.flatMap(({ patterns }) => patterns)
  return texts.flatMap((text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([typed]) => `"${typed}" is typed in for an offer in steps`),
    ),
  )
}

/** The parts of content that have words for an offer in steps. */
function stepsIn(value: unknown): unknown[] {
  const fields = fieldsOf(value)
  return 'inSteps' in fields ? [value] : Object.values(fields).flatMap(stepsIn)
}

function toldOtherwise(text: string, claim: Claim, { offerId, terms }: NamedOffer): string[] {
  const said = new Set(claim.said(terms))
  return claim.patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, figure = '']) => (said.has(figure) ? [] : [figure]))
    .map((figure) => `${claim.what} ${figure} is not what ${offerId} says`)
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A row of facts is read as one text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll('\u00a0', ' ')]
  const fields = fieldsOf(value)
  const { label, value: fact } = fields
  if (typeof label === 'string' && typeof fact === 'string') return textsIn(`${label} ${fact}`)
  return Object.values(fields).flatMap(textsIn)
}

/** Without its unit, as the patterns have it. */
function inKroner(amountOre: Ore): string {
  return formatKroner(amountOre).replace('\u00a0kr.', '')
}
