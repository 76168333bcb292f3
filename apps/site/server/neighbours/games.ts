import {
  type CatalogueGame,
  catalogueAnswer,
  liveLobbyAnswer,
  liveLobbyPath,
  mathematicsAnswer,
  NeighbourError,
  type PlayedDefinition,
  playedDefinitionAnswer,
  rulesAnswer,
} from '@nordlys/contracts'
import { type Clock, minuteMs, secondMs, TimedCache } from '@nordlys/core'
import type { Games } from '../../app/ground/scope/request-scope.ts'

const timeoutMs = 5 * secondMs
/** How long a new or withdrawn game may be missing from lists. */
const cachedMs = 30 * secondMs
/** How old a live table's stand may be; a browser that shows one polls for it. */
const liveMs = secondMs
/** Definitions of a few kilobytes each; the one that was read longest ago goes first. */
const definitionsMax = 100

type CatalogueAnswer = ReturnType<typeof catalogueAnswer.parse>

interface Parser<T> {
  parse(body: unknown): T
}

/** The game server's lists over the wire, kept for a short while so that a page costs it nothing. */
export function gamesAt(gamesUrl: string, clock: Clock): Games {
  let last: { text: string; answer: CatalogueAnswer } | undefined
  const catalogue = new TimedCache(clock, cachedMs, async () => {
    const text = await readText(gamesUrl, '/catalogue')
    // The same list stays the same object, so that what is worked out of it is kept, too.
    if (text === undefined || text === last?.text) return last?.answer
    const answer = parse(catalogueAnswer, text, '/catalogue')
    last = { text, answer }
    return answer
  })
  const live = new TimedCache(clock, liveMs, () => read(gamesUrl, liveLobbyPath, liveLobbyAnswer))
  const about = <T>(part: string, parser: Parser<T>) => {
    const readers = new Map<string, TimedCache<T | undefined>>()
    return async (gameId: string): Promise<T | undefined> => {
      // Only games of the catalogue are asked for, so this map is as long as the catalogue at most.
      const known: readonly CatalogueGame[] = (await catalogue.read())?.games ?? []
      if (!known.some((game) => game.gameId === gameId)) return undefined
      const path = `/catalogue/${encodeURIComponent(gameId)}/${part}`
      const reader =
        readers.get(gameId) ?? new TimedCache(clock, minuteMs, () => read(gamesUrl, path, parser))
      readers.set(gameId, reader)
      return reader.read()
    }
  }
  const definitions = new Map<string, TimedCache<PlayedDefinition | undefined>>()
  const definitionReader = (hash: string) => {
    const path = `/definitions/${encodeURIComponent(hash)}`
    const reader =
      definitions.get(hash) ??
      new TimedCache(clock, minuteMs, () => read(gamesUrl, path, playedDefinitionAnswer))
    definitions.delete(hash)
    definitions.set(hash, reader)
    for (const oldest of definitions.keys()) {
      if (definitions.size <= definitionsMax) break
      definitions.delete(oldest)
    }
    return reader
  }
  return {
    async catalogue() {
      return (await catalogue.read())?.games ?? []
    },
    async titles() {
      const { games = [], former = [] } = (await catalogue.read()) ?? {}
      return Object.fromEntries([...former, ...games].map(({ gameId, title }) => [gameId, title]))
    },
    async live() {
      return (await live.read())?.tables ?? []
    },
    rules: about('rules', rulesAnswer),
    mathematics: about('mathematics', mathematicsAnswer),
    definition: (hash) => definitionReader(hash).read(),
    frameUrl({ gameId, launchToken }) {
      const address = new URL(`/play/${encodeURIComponent(gameId)}`, gamesUrl)
      address.searchParams.set('mode', launchToken === undefined ? 'free' : 'money')
      // A fragment is never sent to a server or written in its log.
      if (launchToken !== undefined) address.hash = `token=${launchToken}`
      return address.href
    },
    replayUrl(replayToken, table) {
      const address = new URL('/replay', gamesUrl)
      // A round at a table is shown by that table's own client.
      if (table !== undefined) address.searchParams.set('table', table)
      address.hash = `token=${replayToken}`
      return address.href
    },
  }
}

async function read<T>(baseUrl: string, path: string, parser: Parser<T>): Promise<T | undefined> {
  const text = await readText(baseUrl, path)
  return text === undefined ? undefined : parse(parser, text, path)
}

async function readText(baseUrl: string, path: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(path, baseUrl), { signal: AbortSignal.timeout(timeoutMs) })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return await response.text()
  } catch (cause) {
    throw new NeighbourError(`games ${path}`, 'no answer that is one', { cause })
  }
}

function parse<T>(parser: Parser<T>, text: string, path: string): T {
  try {
    return parser.parse(JSON.parse(text))
  } catch (cause) {
    throw new NeighbourError(`games ${path}`, 'no answer that is one', { cause })
  }
}
