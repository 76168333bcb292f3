import type {
  AnswerOf,
  Call,
  Caller,
  CatalogueGame,
  FooterItem,
  GameMathematics,
  GameRules,
  LiveTable,
  MenuItem,
  OutcomeOf,
  PlayedDefinition,
  RequestOf,
  readContent,
  readJackpots,
  readPopularGames,
  SessionCredential,
  SessionPlayer,
  StoreCaller,
} from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import { createContext, type RouterContextProvider } from 'react-router'
import { pickSerializedTexts } from '../text/pick-texts.ts'
import type { SerializedTexts, TextGroup } from '../text/texts.ts'

export type Content = AnswerOf<typeof readContent>
export type { FooterItem, MenuItem }

/** The game server's read-only lists, cached for a short while. */
export interface Games {
  catalogue(): Promise<readonly CatalogueGame[]>
  /** By id, of every game of ours that is offered or was once. */
  titles(): Promise<Readonly<Record<string, string>>>
  /** How the live tables stand this moment; none of them where there is no live table. */
  live(): Promise<readonly LiveTable[]>
  rules(gameId: string): Promise<GameRules | undefined>
  /** The proof of a game, open to everybody. */
  mathematics(gameId: string): Promise<GameMathematics | undefined>
  /** What a round was played on, by the hash it was booked under; undefined when nobody has it. */
  definition(hash: string): Promise<PlayedDefinition | undefined>
  /** The address of the game's own frame. */
  frameUrl(game: { gameId: string; launchToken?: string }): string
  /** The address of a frame that shows one finished round again: of the table of that id, or of a slot. */
  replayUrl(replayToken: string, table: string | undefined): string
}

/** The most popular games and the jackpots, the same for everybody, cached for a short while. */
export interface PopularityCache {
  popular(): Promise<OutcomeOf<typeof readPopularGames>>
  jackpots(): Promise<OutcomeOf<typeof readJackpots>>
}

/** The means of one request: the server fills it in, loaders and actions read it. */
export interface RequestScope {
  /** Only documents that are made for one player carry one. */
  readonly nonce: string | undefined
  /** The request's name, which an error page tells the player. */
  readonly reference: string
  readonly clock: Clock
  readonly content: Content
  readonly platform: Caller
  /** The specification's store calls; it answers a failure object and never throws. */
  readonly store: StoreCaller
  readonly games: Games
  readonly popularity: PopularityCache
  readonly session: SessionCredential | undefined
  readonly clientAddress: string
  /** The browser's own name for itself. */
  readonly userAgent: string
  readonly cookies: ReadonlyMap<string, string>
  /** Where the game frames live, and whose messages a game page believes. */
  readonly gamesOrigin: string
  /** The script of the analytics container, where this page may carry one. [API-07] */
  readonly analyticsUrl: string | undefined
  /** The origin the player sees, for addresses that others send the browser back to. */
  readonly publicUrl: string
  /**
   * The player of the session, for what everybody may see and what stands round each page. `undefined`
   * for visitors, and while the platform is unreachable. [ERR-05]
   */
  readonly knownPlayer: SessionPlayer | undefined
  /**
   * The player of the session, asked once a request; undefined for visitors and dead sessions. What is a
   * player's own waits for it, and fails with it.
   */
  player(): Promise<SessionPlayer | undefined>
  /** A `Set-Cookie` line on the answer, whatever the answer turns out to be. */
  setCookie(line: string): void
  /** The session is over: the answer takes what the browser keeps of it. */
  endSession(): void
  /** The body of a page, which goes past its `Response`: that would copy it, twice. */
  notePage(response: Response, page: Buffer): void
  /** Writes down what went wrong, beside the reference. */
  noteFailure(error: unknown): void
}

export const requestScope = createContext<RequestScope>()

export function scopeOf(context: Readonly<RouterContextProvider>): RequestScope {
  return context.get(requestScope)
}

export function textsOf(scope: RequestScope, ...groups: TextGroup[]): SerializedTexts {
  return pickSerializedTexts(scope.content.translations, groups)
}

/** Calls the platform as the player of this request. */
export function callPlatform<C extends Call>(
  scope: RequestScope,
  spec: C,
  request: RequestOf<C>,
): Promise<OutcomeOf<C>> {
  return scope.platform.call(spec, request, scope.session, scope.clientAddress)
}
