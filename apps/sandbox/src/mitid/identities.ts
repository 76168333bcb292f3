import { createHash } from 'node:crypto'
import type { Clock } from '@nordlys/core'
import { ageAt, birthDateOfCpr, readCpr } from '../persons/cpr.ts'
import { type MitidBehaviour, type Persona, personas } from '../persons/personas.ts'

/** A person as the broker knows one. */
export interface Identity {
  /** The broker's pseudonym for the person at this client: the same at every sign-in. */
  sub: string
  uuid: string
  name: string
  cpr: string
  birthDate: string
  behaviour: MitidBehaviour
}

const assuranceLevel = {
  low: 'https://data.gov.dk/concept/core/nsis/Low',
  substantial: 'https://data.gov.dk/concept/core/nsis/Substantial',
} as const

/** Everybody who can sign in: the personas, and those whom a visitor makes up on the page. */
export class Identities {
  readonly #bySub = new Map<string, Identity>()
  readonly #byPersona = new Map<string, Identity>()

  constructor() {
    for (const persona of personas) {
      const identity = identityOf(persona)
      this.#bySub.set(identity.sub, identity)
      this.#byPersona.set(persona.key, identity)
    }
  }

  findBySub(sub: string): Identity | undefined {
    return this.#bySub.get(sub)
  }

  findPersona(key: string): Identity | undefined {
    return this.#byPersona.get(key)
  }

  /** A person made up by CPR number and name; undefined when the number is no fictitious one. */
  makeUp(typedCpr: string, name: string): Identity | undefined {
    const cpr = readCpr(typedCpr)
    if (!cpr || Number(cpr.slice(0, 2)) < 61 || !birthDateOfCpr(cpr)) return undefined
    const known = personas.find((each) => each.cpr === cpr && each.mitid !== 'reissued')
    if (known) return this.findPersona(known.key)
    const typed = name.trim() || 'Test Testesen'
    const made = identityOf({ key: cpr, name: typed, cpr, mitid: 'ok', about: '' })
    this.#bySub.set(made.sub, made)
    return made
  }
}

/** The claims about a person, all of them; the scopes asked for decide which are given. */
export function claimsOf(identity: Identity, clock: Clock): Record<string, unknown> {
  return {
    sub: identity.sub,
    idp: 'mitid',
    loa: levelOf(identity),
    'mitid.uuid': identity.uuid,
    'mitid.date_of_birth': identity.birthDate,
    'mitid.identity_name': identity.name,
    'mitid.age': ageAt(identity.birthDate, clock.now()),
    'mitid.has_cpr': identity.behaviour !== 'no-cpr',
  }
}

export function levelOf(identity: Identity): string {
  return identity.behaviour === 'low-assurance' ? assuranceLevel.low : assuranceLevel.substantial
}

function identityOf(persona: Persona): Identity {
  // A new MitID for the same person has a new number, and with it a new pseudonym.
  const seed = persona.mitid === 'reissued' ? `${persona.cpr}-reissued` : persona.cpr
  return {
    sub: uuidFrom(`sub ${seed}`),
    uuid: uuidFrom(`uuid ${seed}`),
    name: persona.name,
    cpr: persona.cpr,
    birthDate: birthDateOfCpr(persona.cpr) ?? '',
    behaviour: persona.mitid,
  }
}

function uuidFrom(seed: string): string {
  const digits = createHash('sha256').update(`sandbox mitid ${seed}`).digest('hex')
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`]
  return [...parts, `8${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-')
}
