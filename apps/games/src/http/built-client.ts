import { readFile } from 'node:fs/promises'

/** The game client as Vite built it; found again at every start. */
export interface BuiltClient {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Modules the first script needs at once. */
  readonly preloads: readonly string[]
}

interface ManifestEntry {
  file: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

/** The build's manifest, or undefined when nothing is built yet. */
export async function findBuiltClient(build: URL): Promise<BuiltClient | undefined> {
  const text = await readFile(new URL('.vite/manifest.json', build), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const manifest: Record<string, ManifestEntry> = JSON.parse(text)
  const entries = Object.values(manifest).filter((entry) => entry.isEntry)
  const imported = entries.flatMap((entry) => entry.imports ?? [])
  const shared = imported.flatMap((name) => manifest[name] ?? [])
  return {
    scripts: entries.map(({ file }) => file),
    styles: [...entries, ...shared].flatMap(({ css }) => css ?? []),
    preloads: shared.map(({ file }) => file),
  }
}
