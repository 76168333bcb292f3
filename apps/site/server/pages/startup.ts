import type { SessionPlayer } from '@nordlys/contracts'
import { loggedOutMenu } from '../../app/frame/menu/logged-out-menu.ts'
import type { Content } from '../../app/ground/scope/request-scope.ts'

/**
 * The parts of a document that are loaded before its page is, in the specification's order, with
 * the fields of the content that each part brings. [API-01]
 */
const fieldsOf = {
  layouts: ['layouts'],
  translations: ['translations'],
  images: ['images'],
  profile: [],
  'theme-button': ['buttons'],
  'theme-input': ['inputs'],
  footer: ['footer'],
  'site-info': ['configuration'],
  menu: ['menu'],
  seo: ['seo'],
  marketing: ['banners', 'popups'],
  redirects: ['redirects'],
  version: ['version'],
} as const satisfies Record<string, readonly (keyof Content)[]>

export type StartupPart = keyof typeof fieldsOf
export type StartupReaders = Readonly<Record<StartupPart, () => Promise<Partial<Read>>>>

const startupParts = Object.keys(fieldsOf) as StartupPart[]

type Read = Content & Pick<Startup, 'player'>

/** Fields of the content that no part brings: on every page they would be empty. There are to be none. */
type Unread = Exclude<keyof Content, 'ok' | (typeof fieldsOf)[StartupPart][number]>

export interface Startup {
  content: Content
  /** Undefined for visitors, and while the platform does not answer. */
  player: SessionPlayer | undefined
}

/**
 * The fallback for a part that could not be loaded: the page is shown without it. Texts fall back
 * to the seed by themselves, key by key. [ERR-04, ERR-05, MKT-03]
 */
const fallbacks: Unread extends never ? Read : never = {
  ok: true,
  layouts: [],
  translations: {},
  images: [],
  player: undefined,
  buttons: {},
  inputs: {},
  footer: [],
  configuration: {},
  menu: [...loggedOutMenu],
  seo: [],
  banners: [],
  popups: [],
  redirects: [],
  version: '',
}

/** Loads the parts of a document one after the other. A part that fails is noted and replaced. */
export async function loadStartup(
  readers: StartupReaders,
  noteFailure: (part: StartupPart, error: unknown) => void,
): Promise<Startup> {
  const read = { ...fallbacks }
  let noted: unknown
  for (const part of startupParts) {
    try {
      Object.assign(read, await readers[part]())
    } catch (error) {
      // Parts that are read together fail together; that is one thing to tell.
      if (error !== noted) noteFailure(part, error)
      noted = error
    }
  }
  const { player, ...content } = read
  return { content, player }
}

/** Readers that take each part from one reading of the content; the profile is the caller's. */
export function readersOf(
  content: () => Promise<Content>,
  profile: () => Promise<SessionPlayer | undefined>,
): StartupReaders {
  const partOf = async (part: StartupPart): Promise<Partial<Read>> => {
    if (part === 'profile') return { player: await profile() }
    const read: Content = await content()
    return Object.fromEntries(fieldsOf[part].map((field) => [field, read[field]]))
  }
  const readers = startupParts.map((part) => [part, () => partOf(part)] as const)
  return Object.fromEntries(readers) as StartupReaders
}
