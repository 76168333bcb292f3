import type { LimitKind, LimitPeriod } from '@nordlys/contracts'
import { limitsAddress } from './pause-address.ts'

/** The parts of the page, by their word in the address. The first is the one without a word. */
export const tabs = { deposit: 'graenser', play: 'spil', pause: 'pause', help: 'hjaelp' } as const
export type Tab = keyof typeof tabs

/** The two forms of a limit. */
export type FormAddress = 'change' | 'lower'

/** Which limit: of one kind, for one period. */
export interface LimitId {
  kind: LimitKind
  period: LimitPeriod
}

/** The parameters of one limit in an address: that its form is open, or what was just done. */
export const limitParameters = {
  change: 'aendr',
  /** The form of a limit that is near: it may be lowered, and nothing else is offered beside a warning. */
  lower: 'saenk',
  takeBack: 'annuller',
  changed: 'aendret',
  takenBack: 'annulleret',
} as const

const kindsOfTab: Partial<Record<Tab, readonly LimitKind[]>> = {
  deposit: ['deposit'],
  play: ['loss', 'stake', 'time'],
}
const periods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[]

/** The kinds of limits that a part of the page shows, in their order; most show none. */
export function kindsOf(tab: Tab): readonly LimitKind[] {
  return kindsOfTab[tab] ?? []
}

export function limitName({ kind, period }: LimitId): string {
  return `${kind}-${period}`
}

/** The limit of a name such as `deposit-week`; anything else names none. */
export function readLimitName(name: string | null): LimitId | undefined {
  return everyLimit.find((each) => limitName(each) === name)
}

const everyLimit: readonly LimitId[] = Object.values(kindsOfTab)
  .flat()
  .flatMap((kind) => periods.map((period) => ({ kind, period })))

export function isSameLimit(one: LimitId | undefined, other: LimitId): boolean {
  return one?.kind === other.kind && one.period === other.period
}

export function tabAddress(tab: Tab): string {
  return tab === 'deposit' ? limitsAddress : `${limitsAddress}?fane=${tabs[tab]}`
}

/** Where a limit stands on the page, with what the address says of it. */
export function limitAddress(said: keyof typeof limitParameters, of: LimitId): string {
  return `${limitsAddress}?${limitParameters[said]}=${limitName(of)}#${limitName(of)}`
}

/** Where the page of a limit is left for its part of the page, at the limit itself. */
export function plainLimitAddress(of: LimitId): string {
  return `${tabAddress(tabOfKind(of.kind))}#${limitName(of)}`
}

/** The part of this page that an address asks for. */
export interface Asked {
  tab: Tab
  form: { said: FormAddress; id: LimitId } | undefined
  changed: LimitId | undefined
  takenBack: LimitId | undefined
}

/** A limit or a pause that is named stands on its own part, whatever the address says of parts. */
export function readAsked(query: URLSearchParams): Asked {
  const named = (said: keyof typeof limitParameters) =>
    readLimitName(query.get(limitParameters[said]))
  const [changed, takenBack] = [named('changed'), named('takenBack')]
  const form = readForm(query)
  const limit = form?.id ?? changed ?? takenBack ?? named('takeBack')
  const asked = { form, changed, takenBack }
  if (query.has('pause')) return { ...asked, tab: 'pause' }
  if (limit) return { ...asked, tab: tabOfKind(limit.kind) }
  const words = Object.entries(tabs) as [Tab, string][]
  const tab = words.find(([, word]) => word === query.get('fane'))?.[0]
  return { ...asked, tab: tab ?? 'deposit' }
}

/** Which form of which limit an address names. */
export function readForm(query: URLSearchParams): Asked['form'] {
  for (const said of ['change', 'lower'] as const) {
    const id = readLimitName(query.get(limitParameters[said]))
    if (id) return { said, id }
  }
  return undefined
}

function tabOfKind(kind: LimitKind): Tab {
  return kind === 'deposit' ? 'deposit' : 'play'
}
