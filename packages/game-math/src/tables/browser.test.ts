import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
/** A plain script that core's settings read addresses with; no page calls them, and a build leaves it out. */
const ofSettings = 'ipaddr.js'
const core = resolve(here, '../../../core/src/index.ts')

test('[GAME-02] what a table’s page loads asks for nothing that a browser has not', () => {
  const doors = globSync(['*/machine.ts', '*/view.ts', '*/sectors.ts', '*/exposure.ts'], {
    cwd: here,
  })
  expect(doors.length).toBeGreaterThan(5)
  for (const door of doors) {
    const outside = [...loadedBy(join(here, door))].filter(
      (file) => !file.startsWith('/') && file !== ofSettings,
    )
    expect(outside, door).toEqual([])
  }
})

/** The modules that a file loads when it runs. */
const imported = /^(?:import|export) (?!type )(?:[\w\s{},*]+? from )?'([^']+)'/gm

/** Files by their paths, and packages by their names. Types alone are not loaded. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.ts')) return seen
  const text = readFileSync(file, 'utf8')
  for (const [, name = ''] of text.matchAll(imported)) {
    const inside = name.startsWith('.') ? resolve(dirname(file), name) : name
    loadedBy(name === '@nordlys/core' ? core : inside, seen)
  }
  return seen
}
