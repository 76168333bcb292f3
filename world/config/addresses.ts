import { isIP } from 'node:net'
import { freePort } from '../postgres/server.ts'
import { StartProblem } from '../problem.ts'

/** The five programs, in the order of their ports. */
export const programNames = ['site', 'platform', 'games', 'sandbox', 'back-office'] as const

export type ProgramName = (typeof programNames)[number]

export interface Addresses {
  ports: Record<ProgramName, number>
  /** Where others reach each program, without a slash at the end. */
  urls: Record<ProgramName, string>
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The environment's name for each program's public address. */
const urlVariables: Record<ProgramName, string> = {
  site: 'SITE_URL',
  platform: 'PLATFORM_URL',
  games: 'GAMES_URL',
  sandbox: 'SANDBOX_URL',
  'back-office': 'BACK_OFFICE_URL',
}

/**
 * The five addresses from one port on; port 0 takes five free ones. Cookies ignore ports, so the
 * site is `localhost` and the others are 127.0.0.1: cross-site, as in production.
 */
export async function chooseAddresses(port: number, env: Environment = {}): Promise<Addresses> {
  const list = port === 0 ? await fiveFreePorts() : programNames.map((_, index) => port + index)
  const portOf = (name: ProgramName) => list[programNames.indexOf(name)] ?? 0
  const hostOf = (name: ProgramName) => (name === 'site' ? 'localhost' : '127.0.0.1')
  const urlOf = (name: ProgramName) =>
    env[urlVariables[name]]?.replace(/\/+$/, '') ?? `http://${hostOf(name)}:${portOf(name)}`
  return { ports: eachProgram(portOf), urls: eachProgram(urlOf) }
}

/** Reads PORT. Five ports follow each other, so the highest start is 65531. */
export function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_531) return port
  throw new StartProblem(`PORT is "${text}": set it to a whole number from 1 to 65531.`)
}

/** Whether every address is on this machine: only then do demo players and stand-ins exist. */
export function areLoopback(urls: Record<ProgramName, string>): boolean {
  return Object.values(urls).every((url) => isLoopback(new URL(url).hostname))
}

export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]')
    return true
  return isIP(hostname) === 4 && hostname.startsWith('127.')
}

async function fiveFreePorts(): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < programNames.length) ports.add(await freePort())
  return [...ports]
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
