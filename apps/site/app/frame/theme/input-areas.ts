/** The parts of the site whose fields have styles of their own, as the specification names them. */
export const inputAreas = [
  'reg',
  'deposit',
  'quick_deposit',
  'contact_us',
  'transfer_limit',
  'withdraw',
  'login_success',
] as const

export type InputArea = (typeof inputAreas)[number]

const areaOfPath: readonly (readonly [path: RegExp, area: InputArea])[] = [
  [/^\/registrer$/, 'reg'],
  [/^\/min-konto\/indbetal$/, 'deposit'],
  [/^\/(?:quick-deposit|QuickDeposit)$/, 'quick_deposit'],
  [/^\/kontaktos$/, 'contact_us'],
  [/^\/min-konto\/(?:begraensninger|overfoer)$/, 'transfer_limit'],
  [/^\/min-konto\/udbetal$/, 'withdraw'],
  [/^\/loginsuccess$/, 'login_success'],
]

/** Whose styles the fields of a page take; undefined where the tokens stand. [DATA-12] */
export function inputAreaOf(pathname: string): InputArea | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return areaOfPath.find(([pattern]) => pattern.test(path))?.[1]
}
