import { readFile } from 'node:fs/promises'

/** One of the game clients as Vite built it; found again at every start. */
export interface BuiltClient {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Modules the first script needs at once. */
  readonly preloads: readonly string[]
}

/** By the name of their entry in `vite.config.ts`: `slot`, and a table's kind. */
export type BuiltClients = ReadonlyMap<string, BuiltClient>

interface ManifestEntry {
  file: string
  name?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

type Manifest = Readonly<Record<string, ManifestEntry>>

/** Reads the build's manifest; undefined when nothing is built yet. */
export async function findBuiltClients(build: URL): Promise<BuiltClients | undefined> {
  const text = await readFile(new URL('.vite/manifest.json', build), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const manifest: Manifest = JSON.parse(text)
  const entries = Object.values(manifest).filter((entry) => entry.isEntry)
  return new Map(entries.map((entry) => [entry.name ?? '', clientOf(manifest, entry)]))
}

function clientOf(manifest: Manifest, entry: ManifestEntry): BuiltClient {
  const shared = [...sharedBy(manifest, entry)]
  return {
    scripts: [entry.file],
    // The styles all games share come first, so that a game's own sheet has the last word.
    styles: [...shared, entry].flatMap(({ css }) => css ?? []),
    preloads: shared.map(({ file }) => file),
  }
}

/** All that an entry loads at once, each once, however deep. */
function sharedBy(
  manifest: Manifest,
  { imports = [] }: ManifestEntry,
  found = new Set<ManifestEntry>(),
): Set<ManifestEntry> {
  for (const name of imports) {
    const entry = manifest[name]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    sharedBy(manifest, entry, found)
  }
  return found
}
