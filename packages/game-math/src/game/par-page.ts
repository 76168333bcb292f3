import { formatPercent } from '@nordlys/core'
import { definitionHash } from '../base/definition-hash.ts'
import type { ChainPartPar, HoldPar, Par, WinBand } from '../prove/par.ts'
import { isChainPar, isFreeSpinsPar, isHoldPar, isTablePar } from '../prove/par-kinds.ts'
import { chainPartDa, count, oneIn, times, volatilityDa } from '../rules/wording.ts'
import type { GameDefinition } from './definition.ts'

/** The mathematics behind a game, as a page shows them: Danish, made from the proof alone. */
export interface ParPage {
  readonly title: string
  /** For everybody. */
  readonly sections: readonly ParSection[]
  /** For staff and inspectors, beside the others: what identifies the proof. */
  readonly staffSections: readonly ParSection[]
}

interface ParSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Absent where the section is words alone. */
  readonly table?: ParTable
}

interface ParTable {
  readonly columns: readonly string[]
  readonly rows: readonly ParRow[]
}

interface ParRow {
  /** As many as there are columns. */
  readonly cells: readonly string[]
  /** Of the row's bar, from 0 to 1; absent where the table is no histogram. */
  readonly share?: number
}

/** `par` must be the report of this very definition. [PROOF-02] */
export function parPageOf(definition: GameDefinition, par: Par): ParPage {
  return {
    title: definition.titleDa,
    sections: [
      keyFigures(par),
      ...returnParts(par),
      ...histogram(par),
      ...oddsOfAtLeast(par),
      ...features(par),
      longWaits(par),
      largestWin(par),
    ],
    staffSections: [identity(definition, par), ...cycles(par), ...classes(par)],
  }
}

function keyFigures(par: Par): ParSection {
  return {
    heading: 'Nøgletal',
    paragraphs: [],
    table: {
      columns: ['Tal', 'Værdi'],
      rows: rowsOf([
        ['Tilbagebetalingsprocent (RTP)', percent(par.rtpPercent)],
        ['Gevinstchance pr. runde', formatPercent(par.hitRate, 2)],
        ['Volatilitet', volatilityDa[par.volatility]],
        ['Standardafvigelse', times(rounded(par.standardDeviation, 2))],
        ['Højeste gevinst', times(par.maxWinBets)],
      ]),
    },
  }
}

/** What each part of a round gives back. */
function returnParts(par: Par): ParSection[] {
  const parts = partsOf(par)
  if (parts.length === 0) return []
  const rows = [...parts, ['I alt', par.rtpPercent] as const]
  return [
    {
      heading: 'Hvor tilbagebetalingen kommer fra',
      paragraphs: ['Af hver 100 kr. i indsatser betaler spillet i gennemsnit så meget tilbage.'],
      table: {
        columns: ['Del af spillet', 'Andel af indsatserne'],
        rows: rows.map(([name, value]) => ({
          cells: [name, percent(value)],
          share: value / 100,
        })),
      },
    },
  ]
}

function partsOf(par: Par): (readonly [string, number])[] {
  if (isHoldPar(par)) {
    const { basePercent, holdPercent } = par.rtpParts
    return [
      ['Gevinster på linjer', basePercent],
      [holdName(par), holdPercent],
    ]
  }
  if (isChainPar(par)) {
    return par.parts.map(({ part, percent: share }) => [chainPartDa[part].name, share] as const)
  }
  if (!par.rtpParts) return []
  const { basePercent, freeSpinsPercent } = par.rtpParts
  if (freeSpinsPercent === 0) return []
  return [
    ['Grundspillet', basePercent],
    ['Free spins', freeSpinsPercent],
  ]
}

function histogram(par: Par): ParSection[] {
  if (par.bands.length === 0) return []
  const losing = { cells: ['Ingen gevinst', ...chanceCells(1 - par.hitRate), percent(0)] }
  const rows = par.bands.map((band, place): ParRow => {
    const cells = [bandName(par.bands, place), ...chanceCells(band.chance)]
    return { cells: [...cells, percent(band.returnPercent)], share: band.chance }
  })
  return [
    {
      heading: 'Gevinsternes størrelse',
      paragraphs: [
        'Tabellen viser, hvor ofte en runde ender med en gevinst af hver størrelse, og hvor stor en ' +
          'del af indsatserne disse gevinster giver tilbage.',
        ...sampledText(par),
      ],
      table: {
        columns: ['Gevinst', 'Andel af runderne', 'I gennemsnit', 'Giver tilbage'],
        rows: [{ ...losing, share: 1 - par.hitRate }, ...rows],
      },
    },
  ]
}

/** Counted chances are an estimate, and are never shown as anything else. */
function sampledText(par: Par): string[] {
  if (!isFreeSpinsPar(par) || par.sampledRounds === undefined) return []
  return [
    `Dette spil har så mange mulige gevinster, at tabellen ikke kan regnes ud. Den er talt op i ` +
      `${count(par.sampledRounds)} spillede runder og er derfor et skøn, og de sjældneste ` +
      'gevinster kan mangle. Tallene i de andre afsnit er regnet ud nøjagtigt.',
  ]
}

function bandName(bands: readonly WinBand[], place: number): string {
  const from = bands[place]?.fromBets ?? 0
  const below = bands[place + 1]?.fromBets
  if (below === undefined) return from === 0 ? 'Enhver gevinst' : `Mindst ${times(from)}`
  return from === 0 ? `Under ${times(below)}` : `Fra ${count(from)} til under ${times(below)}`
}

function oddsOfAtLeast({ atLeast }: Par): ParSection[] {
  if (atLeast.length === 0) return []
  return [
    {
      heading: 'Chancen for en gevinst af mindst en størrelse',
      paragraphs: [],
      table: {
        columns: ['Mindst', 'Andel af runderne', 'I gennemsnit'],
        rows: rowsOf(atLeast.map(({ bets, chance }) => [times(bets), ...chanceCells(chance)])),
      },
    },
  ]
}

function features(par: Par): ParSection[] {
  const rows = featureRows(par)
  if (rows.length === 0) return []
  const table = { columns: ['Hændelse', 'I gennemsnit'], rows: rowsOf(rows) }
  return [{ heading: 'Særlige funktioner', paragraphs: [], table }]
}

function featureRows(par: Par): [string, string][] {
  if (isHoldPar(par)) {
    const full = par.featuresPerFullGrid
    return [
      [`${holdName(par)} begynder`, oneIn(par.roundsPerFeature)],
      ['Mønter, når det slutter', count(rounded(par.coinsPerFeature, 2))],
      ...collectorRow(par.collectorsPerFeature),
      ['Alle felter bliver fyldt', oneIn(full * par.roundsPerFeature)],
    ]
  }
  if (isChainPar(par)) return par.parts.slice(1).flatMap(chainRows)
  if (par.roundsPerFeature === undefined || !Number.isFinite(par.roundsPerFeature)) return []
  const often: [string, string] = ['Free spins begynder', oneIn(par.roundsPerFeature)]
  if (!isFreeSpinsPar(par)) return [often]
  return [often, ['Free spins i alt, når de begynder', count(rounded(par.freeSpinsPerFeature, 2))]]
}

/** With a collector the feature has a name of its own. */
function holdName({ collectorsPerFeature }: HoldPar): string {
  return collectorsPerFeature === undefined ? 'Hold og vind' : 'Hold og saml'
}

function collectorRow(collectors: number | undefined): [string, string][] {
  return collectors === undefined
    ? []
    : [['Samlere, når det slutter', count(rounded(collectors, 2))]]
}

function chainRows({ part, rounds, spins }: ChainPartPar): [string, string][] {
  const { begin, inAll } = chainPartDa[part]
  return [
    [begin, oneIn(rounds)],
    [inAll, count(rounded(spins, 2))],
  ]
}

function longWaits(par: Par): ParSection {
  return {
    heading: 'Striber uden gevinst',
    paragraphs: [
      `I gennemsnit giver ${formatPercent(par.hitRate, 1)} af runderne gevinst. Blandt 1.000 ` +
        'runder er den længste stribe uden gevinst i gennemsnit på ' +
        `${count(Math.round(par.longestDryRun))} runder. En lang stribe gør ikke den næste gevinst ` +
        'mere sandsynlig.',
    ],
  }
}

function largestWin({ maxWinBets, maxWinChance }: Par): ParSection {
  const chance =
    maxWinChance >= 1e-8
      ? `Den kommer i gennemsnit i ${oneIn(1 / maxWinChance)}.`
      : 'Chancen er mindre end 1 ud af 100 millioner runder.'
  return {
    heading: 'Højeste gevinst',
    paragraphs: [`Den højeste mulige gevinst i én runde er ${times(maxWinBets)}. ${chance}`],
  }
}

function identity(definition: GameDefinition, par: Par): ParSection {
  return {
    heading: 'Spillet og beviset',
    paragraphs: [],
    table: {
      columns: ['Tal', 'Værdi'],
      rows: rowsOf([
        ['Spil', `${definition.id}, version ${definition.version}`],
        ['Mekanik', definition.mechanic],
        ['SHA-256 af definitionen', definitionHash(definition)],
        ['RTP som brøk', par.rtp],
        ['Standardafvigelse i indsatser', count(par.standardDeviation)],
        ['Chance for højeste gevinst', par.maxWinChance.toExponential(3)],
      ]),
    },
  }
}

function cycles(par: Par): ParSection[] {
  if (!('cycle' in par)) return []
  const rows: [string, string][] = [['Grundspil', count(par.cycle.base)]]
  if ('free' in par.cycle) rows.push(['Free spins', count(par.cycle.free)])
  return [
    {
      heading: 'Mulige stillinger',
      paragraphs: ['Alle stillinger er talt med, hver så ofte, som den er sandsynlig.'],
      table: { columns: ['Slags spin', 'Stillinger'], rows: rowsOf(rows) },
    },
  ]
}

function classes(par: Par): ParSection[] {
  if (!isTablePar(par)) return []
  const { rounds, naturalRtpPercent } = par.table
  return [
    {
      heading: 'Listen over runder',
      paragraphs: [
        `Listen har ${count(rounds)} runder, som uden vægte giver ${percent(naturalRtpPercent)} ` +
          'tilbage.',
      ],
      table: {
        columns: ['Fra gange indsatsen', 'Runder', 'Andel af runderne', 'I gennemsnit'],
        rows: par.table.classes.map(({ fromBets, rounds: ofClass, chance }) => ({
          cells: [count(fromBets), count(ofClass), ...chanceCells(chance)],
          share: chance,
        })),
      },
    },
  ]
}

function rowsOf(cells: readonly (readonly string[])[]): ParRow[] {
  return cells.map((each) => ({ cells: each }))
}

/** As a share, and as one in so many, which says more of what is rare. */
function chanceCells(chance: number): [string, string] {
  if (chance === 0) return [formatPercent(0, 2), 'aldrig']
  const share = chance < 0.0001 ? `under ${formatPercent(0.0001, 2)}` : formatPercent(chance, 2)
  const rounds = 1 / chance
  return [share, rounds < 10 ? `1 ud af ${count(rounded(rounds, 1))} runder` : oneIn(rounds)]
}

function percent(value: number): string {
  return formatPercent(value / 100, 2)
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
