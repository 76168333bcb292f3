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

export interface Startup {
  content: Content
  /** Undefined for visitors, and while the platform does not answer. */
  player: SessionPlayer | undefined
}

/**
 * Loads the parts of a document one after the other, in the specification's order, which is the one
 * they stand in here. A part that fails is noted and replaced. [API-01]
 */
export async function loadStartup(
  readers: StartupReaders,
  noteFailure: (part: StartupPart, error: unknown) => void,
): Promise<Startup> {
  let noted: unknown
  async function load<Part extends StartupPart>(part: Part): Promise<Parts[Part]> {
    try {
      return await readers[part]()
    } catch (error) {
      // Parts that are read together fail together; that is one thing to tell.
      if (error !== noted) noteFailure(part, error)
      noted = error
      return fallbacks[part]
    }
  }
  const layouts = await load('layouts')
  const translations = await load('translations')
  const images = await load('images')
  const player = await load('profile')
  const buttons = await load('theme-button')
  const inputs = await load('theme-input')
  const footer = await load('footer')
  const configuration = await load('site-info')
  const menu = await load('menu')
  const seo = await load('seo')
  const marketing = await load('marketing')
  const redirects = await load('redirects')
  const version = await load('version')
  const shown = { layouts, translations, images, buttons, inputs, footer, configuration, menu, seo }
  return { content: { ok: true, version, ...shown, ...marketing, redirects }, player }
}

/** Readers that take each part from one reading of the content; the profile is the caller's. */
export function readersOf(
  content: () => Promise<Content>,
  profile: () => Promise<SessionPlayer | undefined>,
): StartupReaders {
  return {
    layouts: async () => (await content()).layouts,
    translations: async () => (await content()).translations,
    images: async () => (await content()).images,
    profile,
    'theme-button': async () => (await content()).buttons,
    'theme-input': async () => (await content()).inputs,
    footer: async () => (await content()).footer,
    'site-info': async () => (await content()).configuration,
    menu: async () => (await content()).menu,
    seo: async () => (await content()).seo,
    marketing: async () => {
      const { banners, popups } = await content()
      return { banners, popups }
    },
    redirects: async () => (await content()).redirects,
    version: async () => (await content()).version,
  }
}
