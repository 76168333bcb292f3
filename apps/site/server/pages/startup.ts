import type { SessionPlayer } from '@nordlys/contracts'
import { loggedOutMenu } from '../../app/frame/menu/logged-out-menu.ts'
import type { Content } from '../../app/ground/scope/request-scope.ts'

/** What a document is made of before its page is: everything that stands round it. */
interface Parts {
  layouts: Content['layouts']
  translations: Content['translations']
  images: Content['images']
  profile: SessionPlayer | undefined
  'theme-button': Content['buttons']
  'theme-input': Content['inputs']
  footer: Content['footer']
  'site-info': Content['configuration']
  menu: Content['menu']
  seo: Content['seo']
  marketing: Pick<Content, 'banners' | 'popups'>
  redirects: Content['redirects']
  version: string
}

export type StartupPart = keyof Parts
export type StartupReaders = { readonly [Part in StartupPart]: () => Promise<Parts[Part]> }

/**
 * What stands in for a part that could not be loaded: the page is shown without it. Texts fall back to
 * the seed by themselves, key by key. [ERR-04, ERR-05, MKT-03]
 */
const fallbacks: Parts = {
  layouts: [],
  translations: {},
  images: [],
  profile: undefined,
  'theme-button': {},
  'theme-input': {},
  footer: [],
  'site-info': {},
  menu: [...loggedOutMenu],
  seo: [],
  marketing: { banners: [], popups: [] },
  redirects: [],
  version: '',
}

/** In the specification's order, which is the one they stand in above. [API-01] */
const startupParts = Object.keys(fallbacks) as StartupPart[]

export interface Startup {
  content: Content
  /** Undefined for visitors, and while the platform does not answer. */
  player: SessionPlayer | undefined
}

/** Loads the parts of a document one after the other. A part that fails is noted and replaced. */
export async function loadStartup(
  readers: StartupReaders,
  noteFailure: (part: StartupPart, error: unknown) => void,
): Promise<Startup> {
  const parts = { ...fallbacks }
  let noted: unknown
  async function load<Part extends StartupPart>(part: Part): Promise<void> {
    try {
      parts[part] = await readers[part]()
    } catch (error) {
      // Parts that are read together fail together; that is one thing to tell.
      if (error !== noted) noteFailure(part, error)
      noted = error
    }
  }
  for (const part of startupParts) await load(part)
  const { profile, ...read } = parts
  return { content: contentOf(read), player: profile }
}

/** Readers that take each part from one reading of the content; the profile is the caller's. */
export function readersOf(
  content: () => Promise<Content>,
  profile: () => Promise<SessionPlayer | undefined>,
): StartupReaders {
  const readers = startupParts.map((part) => [
    part,
    part === 'profile' ? profile : async () => partsOf(await content())[part],
  ])
  return Object.fromEntries(readers)
}

type ContentParts = Omit<Parts, 'profile'>

function partsOf(content: Content): ContentParts {
  const { ok, buttons, inputs, configuration, banners, popups, ...others } = content
  return {
    ...others,
    'theme-button': buttons,
    'theme-input': inputs,
    'site-info': configuration,
    marketing: { banners, popups },
  }
}

function contentOf(parts: ContentParts): Content {
  const {
    'theme-button': buttons,
    'theme-input': inputs,
    'site-info': configuration,
    marketing,
    ...others
  } = parts
  return { ok: true, ...others, buttons, inputs, configuration, ...marketing }
}
