import { type Environment, type ProgramName, readSettings, type Settings } from '@nordlys/core'
import { freePort } from '../../operations/postgres/server.ts'

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

/** The environment with five free ports in it when it asks for them by PORT=0. */
export async function withPorts(env: Environment): Promise<Environment> {
  if (env.PORT !== '0') return env
  const ports = new Set<number>()
  while (ports.size < portVariables.length) ports.add(await freePort())
  const chosen = [...ports].map((port, index) => [portVariables[index], String(port)])
  return { ...env, PORT: undefined, ...Object.fromEntries(chosen) }
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
