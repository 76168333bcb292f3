import { type Environment, type ProgramName, readSettings, type Settings } from '@nordlys/core'
import { freePort } from '../../operations/postgres/free-port.ts'

export interface Addresses {
  ports: Record<ProgramName, number>
  /** Where others reach each program, without a slash at the end. */
  urls: Record<ProgramName, string>
}

const portVariables = [
  'SITE_PORT',
  'PLATFORM_PORT',
  'GAMES_PORT',
  'SANDBOX_PORT',
  'BACK_OFFICE_PORT',
] as const

/**
 * The environment with a free port for each program that asks for one: by its own port that is 0, or by
 * PORT=0 where it has none of its own. A port that is set stays.
 */
export async function withPorts(env: Environment): Promise<Environment> {
  const asked = portVariables.filter((name) => isZero(env[name] || env.PORT))
  const taken = new Set(portVariables.map((name) => Number(env[name])))
  const chosen: Record<string, string> = {}
  for (const name of asked) {
    let port = await freePort()
    // One that is set is free as long as its program has not started.
    while (taken.has(port)) port = await freePort()
    chosen[name] = String(port)
  }
  return { ...env, ...chosen, ...(isZero(env.PORT) ? { PORT: undefined } : {}) }
}

/** An empty setting is none. */
function isZero(port: string | undefined): boolean {
  return port !== undefined && /^0+$/.test(port)
}

export function addressesOf(settings: Settings): Addresses {
  return {
    ports: eachProgram((name) => settings.portOf(name)),
    urls: eachProgram((name) => settings.urlOf(name)),
  }
}

/** The five addresses from one port on; port 0 takes five free ones. */
export async function chooseAddresses(port: number): Promise<Addresses> {
  const env = await withPorts({ PORT: String(port) })
  return addressesOf(readSettings(env, ['sandbox']))
}

function eachProgram<T>(pick: (name: ProgramName) => T): Record<ProgramName, T> {
  return {
    site: pick('site'),
    platform: pick('platform'),
    games: pick('games'),
    sandbox: pick('sandbox'),
    'back-office': pick('back-office'),
  }
}
