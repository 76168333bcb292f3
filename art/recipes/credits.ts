import { iconsByAuthor } from '../icon-authors.ts'
import type { Recipe } from '../recipe.ts'
import { silhouetteAuthors } from '../silhouettes.ts'

const dataPath = 'apps/site/app/pages/credits/generated/credits.json'
const pagePath = 'docs/credits.md'

type Credit = {
  readonly kind: 'icon' | 'typeface'
  readonly name: string
  readonly author: string
  readonly source: string
  readonly license: string
  readonly licenseUrl: string
  readonly treatment: keyof typeof changes
}

/** What was done with a work; the site says the same in Danish. */
const changes = {
  cut: 'Cut into parts, coloured and given relief and light',
  lit: 'Coloured, given relief or set against the light',
  set: 'Set as outlines and given relief and light',
  embedded: 'Embedded in statements as PDF, without its rules for pairs of letters',
} as const

/** Works by others in our art and papers, as data for the site's credits page and as a document. */
export const credits: Recipe = {
  source: import.meta.url,
  spec: null,
  paths: [dataPath, pagePath],
  async bake() {
    const list = [...shapes(), ...themeIcons(), cinzel, ...titleFaces, paperFace]
    return new Map([
      [dataPath, Buffer.from(`${JSON.stringify({ credits: list }, null, 2)}\n`)],
      [pagePath, Buffer.from(page(list))],
    ])
  },
}

function shapes(): readonly Credit[] {
  return Object.entries(silhouetteAuthors).map(([name, author]) => ({
    kind: 'icon',
    name,
    author,
    source: `https://game-icons.net/1x1/${author.toLowerCase()}/${name}.html`,
    license: 'CC BY 3.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
    treatment: 'cut',
  }))
}

/** The icons of the themes; one that both lists name is credited once, above. */
function themeIcons(): readonly Credit[] {
  return Object.entries(iconsByAuthor).flatMap(([author, names]) =>
    names
      .filter((name) => !(name in silhouetteAuthors))
      .map((name) => ({
        kind: 'icon' as const,
        name,
        author,
        source: iconPage(author, name),
        license: 'CC BY 3.0',
        licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
        treatment: 'lit' as const,
      })),
  )
}

function iconPage(author: string, name: string): string {
  const isNamed = !author.includes('game-icons.net')
  const folder = author.toLowerCase().replaceAll(' ', '-')
  return isNamed ? `https://game-icons.net/1x1/${folder}/${name}.html` : 'https://game-icons.net/'
}

const titleFaces: readonly Credit[] = [
  face('Limelight', 'Nicole Fally and Sorkin Type', 'https://fonts.google.com/specimen/Limelight'),
  face('Marcellus', 'Brian J. Bonislawsky', 'https://fonts.google.com/specimen/Marcellus'),
  face('Metamorphous', 'James Grieshaber', 'https://fonts.google.com/specimen/Metamorphous'),
  face(
    'Playfair Display',
    'Claus Eggers Sørensen and the Playfair Project Authors',
    'https://github.com/clauseggers/Playfair-Display',
  ),
]

const paperFace: Credit = {
  ...face('IBM Plex Sans', 'IBM', 'https://github.com/IBM/plex'),
  treatment: 'embedded',
}

function face(name: string, author: string, source: string): Credit {
  return {
    kind: 'typeface',
    name,
    author,
    source,
    license: 'SIL Open Font License 1.1',
    licenseUrl: 'https://openfontlicense.org/',
    treatment: 'set',
  }
}

const cinzel: Credit = {
  kind: 'typeface',
  name: 'Cinzel',
  author: 'Natanael Gama and the Cinzel Project Authors',
  source: 'https://github.com/NDISCOVER/Cinzel',
  license: 'SIL Open Font License 1.1',
  licenseUrl: 'https://openfontlicense.org/',
  treatment: 'set',
}

function nameOf({ kind, name }: Pick<Credit, 'kind' | 'name'>): string {
  return kind === 'icon' ? `Icon “${name}”` : `Typeface ${name}`
}

function page(list: readonly Credit[]): string {
  const rows = list.map(
    ({ author, source, license, licenseUrl, treatment, ...work }) =>
      `| [${nameOf(work)}](${source}) | ${author} | [${license}](${licenseUrl}) | ${changes[treatment]} |`,
  )
  return `# Credits

Works by others that the art in this repository and its papers are built on. The list is written by
\`art/recipes/credits.ts\`, which also writes it for the site's page of credits.

| work | author | licence | what we changed |
|---|---|---|---|
${rows.join('\n')}

Everything else in the art, landscapes, symbols, ornaments and the mark of Nordlys, is our own.
`
}
