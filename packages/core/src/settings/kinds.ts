import type { Kind } from './setting.ts'
import { suppliersIn } from './suppliers.ts'

const ownLengthMin = 32
const partyLengthMin = 12
const keyBytes = 32
/** The fewest different bytes of a secret: random ones have more, what a person typed has fewer. */
const differentMin = 8

const portMax = 65_535
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const makeOne = 'make one by "openssl rand -base64 32"'

/** What is wrong with a value of each kind, as the end of a sentence; undefined when nothing is. */
export const kinds: Readonly<Record<Kind, (value: string) => string | undefined>> = {
  text: () => undefined,
  'first-port': (value) => portProblem(value, portMax - 4),
  port: (value) => portProblem(value, portMax),
  host: (value) =>
    /^[\w.:-]+$/.test(value) ? undefined : `is "${value}": set it to an address such as 0.0.0.0`,
  email: (value) => (/^[^\s@]+@[^\s@]+$/.test(value) ? undefined : 'is no address of e-mail'),
  level: (value) =>
    levels.includes(value) ? undefined : `is "${value}": set it to one of ${levels.join(', ')}`,
  database: (value) =>
    /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value)
      ? undefined
      : 'is not the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
  address: (value) =>
    isWebAddress(value) ? undefined : 'is no address that begins with http:// or https://',
  script: (value) =>
    isWebAddress(value) && (value.startsWith('https:') || isLoopback(value))
      ? undefined
      : 'is no address that begins with https://',
  proxies: proxiesProblem,
  suppliers: (value) => suppliersIn(value).problem,
  key: keyProblem,
  'own-secret': (value) => secretProblem(value, ownLengthMin),
  'party-secret': () => undefined,
}

/**
 * An outside party chose this secret, so it is taken as it is; only production refuses one that can be
 * guessed.
 */
export function partySecretProblem(value: string): string | undefined {
  return secretProblem(value, partyLengthMin)
}

/** Whether an address is on this machine. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]') {
    return true
  }
  return /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
}

function portProblem(value: string, max: number): string | undefined {
  const isPort = /^\d{1,5}$/.test(value) && Number(value) <= max
  return isPort ? undefined : `is "${value}": set it to a whole number from 1 to ${max}`
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}

function secretProblem(value: string, lengthMin: number): string | undefined {
  if (value.length < lengthMin) return `is shorter than ${lengthMin} letters: ${makeOne}`
  return new Set(value).size < differentMin ? `is too easily guessed: ${makeOne}` : undefined
}

function keyProblem(value: string): string | undefined {
  const bytes = bytesOf(value)
  if (bytes?.length !== keyBytes) return `is not ${keyBytes} bytes as base64: ${makeOne}`
  return new Set(bytes).size < differentMin ? `is too easily guessed: ${makeOne}` : undefined
}

function bytesOf(base64: string): string | undefined {
  try {
    return atob(base64)
  } catch {
    // The text is not base64: it has no bytes.
    return undefined
  }
}

const networks =
  /^(?:loopback|linklocal|uniquelocal|[\d.]+(?:\/\d{1,2})?|[\da-f:.]+(?:\/\d{1,3})?)$/i

/** A proxy list with /0 trusts everybody, and so believes whatever address a visitor claims to have. */
function proxiesProblem(value: string): string | undefined {
  const parts = value.split(',').map((part) => part.trim())
  if (!parts.every((part) => networks.test(part))) {
    return 'is no list of addresses or networks, such as 10.0.0.0/8,127.0.0.1'
  }
  return parts.some((part) => part.endsWith('/0')) ? 'believes everybody' : undefined
}
