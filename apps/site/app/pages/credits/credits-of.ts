import listed from './generated/credits.json' with { type: 'json' }

/** One author's works under one licence that were treated alike. */
export interface CreditGroup {
  readonly author: string
  readonly license: string
  readonly licenseUrl: string
  readonly treatment: 'cut' | 'lit' | 'set' | 'embedded'
  readonly works: readonly { readonly name: string; readonly source: string }[]
}

/** The works of others in our art, by author; those who gave most come first. */
export function creditsOf(kind: 'icon' | 'typeface'): CreditGroup[] {
  const ofKind = listed.credits.filter((credit) => credit.kind === kind)
  const groups = Map.groupBy(ofKind, ({ author, license, treatment }) =>
    [author, license, treatment].join('|'),
  )
  return [...groups.values()]
    .flatMap(([first, ...rest]) => (first ? [groupOf(first, [first, ...rest])] : []))
    .sort((a, b) => b.works.length - a.works.length || a.author.localeCompare(b.author, 'da'))
}

function groupOf(first: (typeof listed.credits)[number], all: typeof listed.credits): CreditGroup {
  const { author, license, licenseUrl, treatment } = first
  return {
    author,
    license,
    licenseUrl,
    treatment: treatment as CreditGroup['treatment'],
    works: all.map(({ name, source }) => ({ name, source })),
  }
}
