import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../apps/site/app/routes.ts'
import { root } from '../root.ts'
import type { KnownThings } from './links.ts'

/** What the site and the game server of this checkout have, beside the pictures of a folder. */
export async function knownThings(images: readonly string[]): Promise<KnownThings> {
  const catalogue = join(root, 'packages/game-catalogue/src')
  const byHand = await readdir(join(catalogue, 'games'))
  const generated = await readdir(join(catalogue, 'generated'), { recursive: true })
  const files = [...byHand, ...generated].map((name) => basename(name))
  const definitions = files.filter((name) => /^[a-z0-9-]+\.json$/.test(name))
  const patterns = (await routes).flatMap((entry) => patternsOf(entry, ''))
  return {
    isRoute: (path) => patterns.some((pattern) => pattern.test(path)),
    images: new Set(images),
    gameIds: new Set(definitions.map((name) => name.slice(0, -'.json'.length))),
  }
}

/** Of a route and those below it; the one that takes anything is no route of its own. */
function patternsOf(
  { path = '', index, children = [] }: RouteConfigEntry,
  above: string,
): RegExp[] {
  const whole = `${above}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  if (path === '*') return []
  const below = children.flatMap((child) => patternsOf(child, whole))
  const isPage = index === true || children.length === 0
  return isPage ? [patternOf(whole), ...below] : below
}

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .slice(1)
    .map((part) => {
      if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
    .join('')
  return new RegExp(`^${source === '/' ? '/' : source}$`)
}
