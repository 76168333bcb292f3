import { checkedAnswer, isText, objectOf } from '@nordlys/core'

const isBuild = objectOf({ id: isText })

/** The build that this page was made by: the router's manifest names it. */
export function ownBuild(): string | undefined {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: unknown }
  const version = (manifest as { version?: unknown } | undefined)?.version
  return typeof version === 'string' ? version : undefined
}

/** The build that the site serves now; undefined when it cannot be asked. Never rejects. */
export async function readLatestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    return response.ok ? (await checkedAnswer(response, isBuild))?.id : undefined
  } catch {
    // A dead connection has no newer build; the watch over the connection tells of it.
    return undefined
  }
}
