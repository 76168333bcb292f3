import { existsSync } from 'node:fs'
import { invariant } from '@nordlys/core'
import type { ProgramName } from './config/addresses.ts'

export interface Program extends AsyncDisposable {
  url: string
}

type Start = (config: object) => Promise<Program>

const doors: Record<ProgramName, { path: string; start: string }> = {
  site: { path: '../apps/site/server/index.ts', start: 'startSite' },
  platform: { path: '../apps/platform/src/index.ts', start: 'startPlatform' },
  games: { path: '../apps/games/src/index.ts', start: 'startGames' },
  sandbox: { path: '../apps/sandbox/src/index.ts', start: 'startSandbox' },
  'back-office': { path: '../apps/back-office/src/index.ts', start: 'startBackOffice' },
}

/** The door of a program, or undefined while the program does not exist. */
export async function loadProgram(name: ProgramName): Promise<Start | undefined> {
  const { path, start } = doors[name]
  const address = new URL(path, import.meta.url)
  if (!existsSync(address)) return undefined
  const module: Record<string, unknown> = await import(address.href)
  const door = module[start]
  invariant(isStart(door), `${path} exports ${start}`)
  return door
}

function isStart(value: unknown): value is Start {
  return typeof value === 'function'
}
