import { readFile } from 'node:fs/promises'
import {
  contentImagesPath,
  endSession,
  readContent,
  readContentAddresses,
  readContentVersion,
  readJackpots,
  readLandingPage,
  readPlayerGames,
  readPopularGames,
  readSession,
  readStandings,
  type SessionPlayer,
  setFavourite,
  startPlay,
} from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import Fastify, { type FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { answer, knownSession } from './test-answering.ts'
import { addOfferNeighbour, type Offering } from './test-offer-neighbour.ts'
import { addProductNeighbour, images, layouts } from './test-product-neighbour.ts'
import { addStoreNeighbour, type StoreRequest } from './test-store-neighbour.ts'

/** A platform and a game server as small as the site's tests need, over the real wire. */
export interface TestNeighbours extends AsyncDisposable {
  platformUrl: string
  gamesUrl: string
  /** How often each path was asked. */
  asked: Map<string, number>
  /** The paths whose calls fail now. */
  failing: Set<string>
  /** Of each time a session was read, whether it was for something the player did. */
  acts: unknown[]
  /** Each store call that came. */
  stored: StoreRequest[]
  /** The pictures and films that were read whole, in turn. */
  imagesRead: string[]
  games: unknown[]
  /** How the live tables stand. */
  live: unknown[]
  /** Whether there is a welcome offer. */
  offering: Offering
}

/** The one picture their content store has. */
export const storedImage = Buffer.from('RIFF of the northern lights')
const storedTypes = new Map([
  ['nordlys.webp', 'image/webp'],
  ['film.mp4', 'video/mp4'],
  ['film.webm', 'video/webm'],
])

export const testGame = {
  family: 'slot',
  gameId: 'vikingernes-guld',
  title: 'Vikingernes Guld',
  studio: 'Nordlys Studio',
  theme: { slug: 'vikinger', name: 'Vikinger' },
  mechanic: { id: 'lines', name: 'Gevinstlinjer', wayToWin: '20 gevinstlinjer' },
  features: [{ id: 'free-spins', name: 'Free spins' }],
  jackpot: { key: 'nordlys', name: 'Nordlys Jackpots', returnShare: 0.01 },
  returnToPlayer: 0.9621,
  hitRate: 0.284,
  volatility: 'mellem',
  maxWinBets: 2500,
  stakesOre: [20, 50, 100, 400, 10_000],
  lines: 20,
  releasedAt: '2026-11-01',
  image: {
    avif: '/art/games/vikingernes-guld.avif',
    webp: '/art/games/vikingernes-guld.webp',
    colour: '#12352f',
    widths: [360],
  },
}

const rules = {
  gameId: testGame.gameId,
  title: testGame.title,
  sections: [
    {
      heading: 'Sådan spiller du',
      paragraphs: ['Vælg din indsats, og tryk på den grønne knap. Spillet har 20 gevinstlinjer.'],
    },
    {
      heading: 'Gratis spins',
      paragraphs: [
        'Tre skibe eller flere giver 10 gratis spins. Under dem ganges gevinster med 2.',
      ],
    },
  ],
}

/** Starts both on free ports. `loggedInAt` is when the known player logged in. */
export async function startTestNeighbours(loggedInAt: Date): Promise<TestNeighbours> {
  const asked = new Map<string, number>()
  const failing = new Set<string>()
  const acts: unknown[] = []
  const games: unknown[] = [testGame]
  const live: unknown[] = []
  const imagesRead: string[] = []
  const platform = await platformServer(loggedInAt, imagesRead)
  const stored = addStoreNeighbour(platform, knownSession.secret)
  addProductNeighbour(platform)
  const offering = addOfferNeighbour(platform, [testGame.gameId])
  const gameServer = gamesServer(games, live)
  for (const server of [platform, gameServer]) {
    server.addHook('onRequest', async ({ url }) => {
      asked.set(url, (asked.get(url) ?? 0) + 1)
    })
  }
  platform.addHook('preHandler', async ({ url }, reply) => {
    if (failing.has(url)) return reply.code(500).send({})
    return undefined
  })
  platform.addHook<{ Body: { act?: unknown } }>('preHandler', async ({ url, body }) => {
    if (url === readSession.path) acts.push(body.act)
  })
  return {
    platformUrl: await platform.listen({ host: '127.0.0.1', port: 0 }),
    gamesUrl: await gameServer.listen({ host: '127.0.0.1', port: 0 }),
    asked,
    failing,
    acts,
    stored,
    imagesRead,
    games,
    live,
    offering,
    async [Symbol.asyncDispose]() {
      await Promise.all([platform.close(), gameServer.close()])
    },
  }
}

async function platformServer(loggedInAt: Date, imagesRead: string[]): Promise<FastifyInstance> {
  const server = Fastify()
  const content = await seedContent()
  server.get('/healthz', async () => ({ ok: true }))
  answer(server, readContent, () => content)
  answer(server, readContentVersion, () => ({ ok: true, version: content.version }))
  server.get<{ Params: { name: string } }>(`${contentImagesPath}:name`, async (request, reply) => {
    const type = storedTypes.get(request.params.name)
    if (!type) return reply.code(404).send({})
    reply.header('etag', '"of-nordlys"')
    const asked = { 'if-none-match': request.headers['if-none-match'] }
    if (fresh(asked, { etag: '"of-nordlys"' })) return reply.code(304).send()
    imagesRead.push(request.params.name)
    return reply.type(type).send(storedImage)
  })
  answer(server, readContentAddresses, () => ({
    ok: true,
    paths: ['/vilkaar', '/nyheder/nyt'],
    offerPaths: ['/kampagner/tilbud', '/kampagner/udelt'],
    offerStepPaths: ['/kampagner/tilbud'],
  }))
  answer(server, readJackpots, () => ({ ok: true, ...board }))
  const played = [{ gameId: testGame.gameId, playerDays: 3, rounds: 40 }]
  answer(server, readPopularGames, () => ({ ok: true, days: 28, games: played }))
  answer(server, readPlayerGames, (isKnown) =>
    isKnown ? { ok: true, favourites: [testGame.gameId], recent: [], spins: [] } : expired,
  )
  answer(server, readLandingPage, () => ({ ok: false, refusal: 'unknown' }))
  answer(server, setFavourite, (isKnown) => (isKnown ? { ok: true } : expired))
  answer(server, readSession, (isKnown) =>
    isKnown ? { ok: true, player: playerSince(loggedInAt) } : expired,
  )
  answer(server, readStandings, (_isKnown, request) => ({
    ok: true,
    standings: standingsOf(request),
  }))
  answer(server, endSession, (isKnown) => (isKnown ? { ok: true } : expired))
  answer(server, startPlay, (isKnown) =>
    isKnown ? { ok: true, launchToken: 'launch-token' } : expired,
  )
  return server
}

function standingsOf(request: unknown) {
  return readStandings.request
    .parse(request)
    .sessions.filter(({ secret }) => secret === knownSession.secret)
    .map(({ handle }) => ({ handle, totalOre: ore(153_450) }))
}

const board = {
  networks: [
    {
      key: 'nordlys',
      nameDa: 'Nordlys Jackpots',
      returnShare: 0.01,
      gameIds: [testGame.gameId],
      tiers: [
        {
          key: 'mini',
          nameDa: 'Mini',
          kind: 'progressive' as const,
          levelOre: ore(12_345),
          seedOre: ore(5_000),
          turnoverOre: ore(5_000_000),
        },
      ],
    },
  ],
  wins: [{ nameDa: 'Mini', amountOre: ore(9_876), at: new Date('2026-11-20T19:30:00Z') }],
}

const expired = { ok: false, refusal: 'session-expired' } as const

/** Withdrawn, and played before. */
const formerGame = { gameId: 'gammel-guld', title: 'Sirius’ Guld' }

function gamesServer(games: unknown[], live: unknown[]): FastifyInstance {
  const server = Fastify()
  server.get('/healthz', async () => ({ ok: true }))
  server.get('/catalogue', async () => ({ games, former: [formerGame] }))
  server.get('/catalogue/live', async () => ({ tables: live }))
  server.get(`/catalogue/${testGame.gameId}/rules`, async () => rules)
  return server
}

function playerSince(loggedInAt: Date): SessionPlayer {
  return {
    hasDeposited: true,
    standing: 'open',
    ageYears: 34,
    playerId: 40_118_267,
    firstName: 'Mette',
    lastName: 'Kjær',
    initials: 'MK',
    email: 'mette.kjaer@eksempel.dk',
    loggedInAt,
    previousLoginAt: new Date('2026-11-18T20:07:00Z'),
    expiresAt: new Date(loggedInAt.getTime() + 3_600_000),
    summary: {
      BonusBalance: ore(25_000),
      TotalActiveBonusWageredFraction: 0.62,
      TotalActiveWageringRequirement: ore(188_000),
      TotalBalance: ore(153_450),
      WithdrawableBalance: ore(128_450),
    },
    // 100 kr. of it were won at a live table, and are not shown yet.
    bookedSummary: {
      BonusBalance: ore(25_000),
      TotalActiveBonusWageredFraction: 0.62,
      TotalActiveWageringRequirement: ore(188_000),
      TotalBalance: ore(163_450),
      WithdrawableBalance: ore(138_450),
    },
  }
}

async function seedContent() {
  const read = async (name: string) =>
    JSON.parse(
      await readFile(
        new URL(`../../../platform/src/content/seed/${name}.json`, import.meta.url),
        'utf8',
      ),
    )
  const items: { name: string; value: unknown; isPublic: boolean }[] = await read('configuration')
  const shown = items.filter(({ isPublic }) => isPublic).map(({ name, value }) => [name, value])
  return readContent.answer
    .extend({})
    .transform((parsed) => ({ ok: true as const, ...parsed }))
    .parse({
      version: '1',
      translations: await read('translations'),
      menu: await read('menu'),
      footer: await read('footer'),
      configuration: Object.fromEntries(shown),
      images,
      layouts,
      buttons: { btn_background: '#12352f', btn_radius: '4px' },
      inputs: { reg_border: '1px', deposit_border: '2px' },
      seo: await read('seo'),
      redirects: [],
      banners: [],
      popups: [],
    })
}
