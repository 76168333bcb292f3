import { StartProblem } from '../problem.ts'
import type { Environment } from './addresses.ts'

/** Where the platform finds the parties outside, and what it shows them. */
export interface OutsideParties {
  mitid: { issuer: string; clientId: string; clientSecret: string }
  payments: {
    url: string
    merchantId: string
    user: string
    password: string
    /** What the payment provider shows to us when it calls back. */
    callbackUser: string
    callbackPassword: string
  }
  rofus: Party
  nemkonto: Party
  messages: { url: string; credential: string }
  /** Who is written to when something needs a person. */
  operationsEmail: string
  /** Who reads what is written on the contact page. */
  customerServiceEmail: string
  suppliers: SupplierParty[]
}

/** A game supplier: the name and secret it signs with, and where it tells of its rounds. */
interface SupplierParty {
  name: string
  secret: string
  games: string[]
  url: string
}

interface Party {
  url: string
  user: string
  password: string
}

/** The outside parties of the environment. Without a sandbox every one of them must be named. */
export function outsideFrom(env: Environment, sandboxUrl: string | undefined): OutsideParties {
  const missing: string[] = []
  const read = (name: string, standIn: string) => {
    const value = env[name] ?? (sandboxUrl === undefined ? undefined : standIn)
    if (!value) missing.push(name)
    return value ?? ''
  }
  const party = (prefix: string, path: string): Party => ({
    url: read(`${prefix}_URL`, `${sandboxUrl}${path}`),
    user: read(`${prefix}_USER`, 'nordlys'),
    password: read(`${prefix}_PASSWORD`, 'sandbox-secret'),
  })
  const parties = {
    mitid: {
      issuer: read('MITID_ISSUER', `${sandboxUrl}/mitid`),
      clientId: read('MITID_CLIENT_ID', 'nordlys-casino'),
      clientSecret: read('MITID_CLIENT_SECRET', 'sandbox-secret'),
    },
    payments: {
      ...party('PAYMENTS', '/payments'),
      merchantId: read('PAYMENTS_MERCHANT_ID', 'nordlys'),
      callbackUser: read('PAYMENTS_CALLBACK_USER', 'sandbox-payments'),
      callbackPassword: read('PAYMENTS_CALLBACK_PASSWORD', 'sandbox-secret'),
    },
    rofus: party('ROFUS', '/rofus'),
    nemkonto: party('NEMKONTO', '/nemkonto'),
    messages: {
      url: read('MESSAGES_URL', `${sandboxUrl}/messages`),
      credential: read('MESSAGES_CREDENTIAL', 'sandbox-secret'),
    },
    operationsEmail: read('OPERATIONS_EMAIL', 'drift@example.dk'),
    customerServiceEmail: read('CUSTOMER_SERVICE_EMAIL', 'kundeservice@example.dk'),
    suppliers: suppliersFrom(env, sandboxUrl),
  }
  if (missing.length === 0) return parties
  throw new StartProblem(
    `A public address is not on this machine, so no stand-ins run: set ${missing.join(', ')}.`,
  )
}

/**
 * SUPPLIERS is a JSON list. Without it the stand-in is the one supplier, and where no stand-ins run
 * there is none: our own games need none.
 */
function suppliersFrom(env: Environment, sandboxUrl: string | undefined): SupplierParty[] {
  if (env.SUPPLIERS !== undefined) return readSuppliers(env.SUPPLIERS)
  if (sandboxUrl === undefined) return []
  const url = `${sandboxUrl}/supplier`
  return [{ name: 'sandbox', secret: 'sandbox-secret', games: ['sandbox-runer'], url }]
}

function readSuppliers(text: string): SupplierParty[] {
  const unreadable = new StartProblem(
    'SUPPLIERS is not a list like [{"name":"…","secret":"…","games":["…"],"url":"https://…"}].',
  )
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list) && list.every(isSupplier)) return list
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw unreadable
}

function isSupplier(value: unknown): value is SupplierParty {
  if (typeof value !== 'object' || value === null) return false
  const { name, secret, games, url } = value as Readonly<Record<string, unknown>>
  const areTexts = (list: unknown) =>
    Array.isArray(list) && list.every((each) => typeof each === 'string' && each !== '')
  const isName = typeof name === 'string' && /^[a-z0-9-]{1,40}$/.test(name)
  return isName && areTexts([secret, url]) && areTexts(games) && URL.canParse(String(url))
}
