import { proseOf } from './prose.ts'
import type { Complaint, Text } from './text.ts'

interface HouseRule {
  wrong: RegExp
  /** The right way to write it. */
  instead: string
}

const calendar = [
  'Januar|Februar|Marts|April|Juni|Juli|August|September|Oktober|November|December',
  'Mandag|Tirsdag|Onsdag|Torsdag|Fredag|Lørdag|Søndag',
].join('|')

/** The halves of words that English writes in two. */
const firstHalves = [
  'velkomst|indbetalings|udbetalings|spille|tabs|bonus|jackpot|kunde|gevinst|gennemspils',
  'tilbagebetalings|person(?:data)?|medlems|kampagne|konto|spil',
].join('|')
const secondHalves = [
  'bonus(?:sen|ser)?|grænsen?|grænser|automat(?:en|er|erne)?|service|puljen?|puljer',
  'procent(?:en)?|krav(?:et)?|politik(?:ken)?|kode[rn]?|oversigt(?:en)?|historik(?:ken)?',
].join('|')

const whatIsPaidOut = '(?:(?:dine?|dit|sine?|alle|de|flere) )?(?:penge|beløb|gevinst|saldo)'

/** How this brand writes Danish, beyond what a dictionary tells. */
export const houseRules: readonly HouseRule[] = [
  // Words of the trade
  { wrong: /depositum/iu, instead: 'indbetaling: a depositum is what a tenant leaves' },
  { wrong: /(?<!\p{L})(?:withdraw|deposits?|wager\p{L}*)(?!\p{L})/iu, instead: 'a Danish word' },
  {
    wrong: new RegExp(`(?<!\\p{L})hæv(?:e|er|et|ede|es)? ${whatIsPaidOut}`, 'iu'),
    instead: 'udbetale: hæve is what one does to a limit',
  },
  { wrong: /over 18 år/iu, instead: 'fyldt 18 år' },
  {
    wrong: /(?<!\p{L})(?:at|kan|skal|vil|du|må|bedes) login(?!\p{L})/iu,
    instead: 'logge ind; login is the noun',
  },
  { wrong: /(?<![\p{L}-])(?:emails?|mailadresse|Email-adresse)(?!\p{L})/iu, instead: 'e-mail' },
  { wrong: /(?<!\p{L})SMS(?!\p{L})/u, instead: 'sms' },
  {
    wrong: /(?<!\p{L})(?:CPR nummer|cpr[- ]?nr\.?|CPRnummer|cprnummer)(?!\p{L})/iu,
    instead: 'CPR-nummer',
  },
  { wrong: /(?<!\p{L})(?!MitID)(?i:mit ?id(?!\p{L}))/u, instead: 'MitID' },
  { wrong: /(?<!\p{L})(?!MobilePay)(?i:mobile ?pay)/u, instead: 'MobilePay' },
  { wrong: /(?<!\p{L})(?!NemKonto)(?i:nem ?konto)/u, instead: 'NemKonto' },
  { wrong: /(?<!\p{L})(?!StopSpillet)(?i:stop ?spillet(?!\p{L}))/u, instead: 'StopSpillet' },
  { wrong: /(?<!\p{L})(?!ROFUS)(?i:rofus(?!\p{L}))/u, instead: 'ROFUS' },
  // One word, where English has two
  {
    wrong: new RegExp(`(?<!\\p{L})(?:${firstHalves}) (?:${secondHalves})(?!\\p{L})`, 'iu'),
    instead: 'one word: velkomstbonus, indbetalingsgrænse, spilleautomater',
  },
  // Dates, times, money
  {
    wrong: new RegExp(`(?<=[\\p{Ll},] |\\d\\. )(?:${calendar})(?!\\p{L})`, 'u'),
    instead: 'months and days of the week begin small',
  },
  { wrong: /kl\.? ?\d{1,2}:\d\d|kl \d/iu, instead: 'kl. 14.30' },
  { wrong: /(?<!\p{L}|\d )(?:kr\.? ?\d|DKK)/u, instead: '1.000 kr.' },
  { wrong: /\d+ ?kr(?![.\p{L}])/u, instead: 'kr. with its full stop' },
  { wrong: /(?<![\d.,])\d{4,} kr/u, instead: 'a full stop between the thousands: 1.000 kr.' },
  { wrong: /\d(?:%|procent)/u, instead: 'a space before %' },
  { wrong: /(?<!\d)\d{1,3},\d{3}(?!\d)/u, instead: 'a full stop between the thousands' },
  { wrong: /\d\.\d+ ?%/u, instead: 'a comma before decimals' },
  // Whom we speak to
  { wrong: /(?<=[\p{L},] )(?:Dem|Deres)(?!\p{L})/u, instead: 'du, dig, din' },
  // Marks
  { wrong: /\S {2,}\S/u, instead: 'one space' },
  { wrong: / [,;:!?](?!\p{L})/u, instead: 'no space before the mark' },
  { wrong: /\.{3}/u, instead: '…' },
  { wrong: /(?<=\p{L}) - (?=\p{L})/u, instead: 'a dash: –' },
  { wrong: /(?<!!)!{2,}|[!?]{3,}/u, instead: 'one mark' },
  { wrong: /[“”„]|«(?=\p{L})|(?<!\p{L})"(?=\p{L})/u, instead: '»…«' },
  // What the rules on marketing forbid
  {
    wrong: /(?<!\p{L})(?:risikofri\p{L}*|garanteret gevinst\p{L}*|hurtige penge|nemme penge)/iu,
    instead: 'nothing: games of chance are not promised as income',
  },
]

/**
 * What breaks a rule of the house, with what to write instead. The titles of games are names: each
 * word of theirs begins large.
 */
export function houseComplaints(texts: readonly Text[], titles: readonly string[]): Complaint[] {
  return texts.flatMap(({ place, text }) => {
    const read = titles.reduce((left, title) => left.replaceAll(title, '·'), proseOf(text))
    return houseRules.flatMap(({ wrong, instead }) => {
      const found = wrong.exec(read)
      return found ? [{ place, text, says: `“${found[0]}”: ${instead}` }] : []
    })
  })
}
