import { required } from '../problems/invariant.ts'
import { type SettingName, settings } from './all-settings.ts'
import {
  type Environment,
  type PartyName,
  type ProgramName,
  programNames,
  type Setting,
} from './setting.ts'
import { type SupplierParty, suppliersIn } from './suppliers.ts'

export const portNames = {
  site: 'SITE_PORT',
  platform: 'PLATFORM_PORT',
  games: 'GAMES_PORT',
  sandbox: 'SANDBOX_PORT',
  'back-office': 'BACK_OFFICE_PORT',
} as const satisfies Record<ProgramName, SettingName>

const urlNames = {
  site: 'SITE_URL',
  platform: 'PLATFORM_URL',
  games: 'GAMES_URL',
  sandbox: 'SANDBOX_URL',
  'back-office': 'BACK_OFFICE_URL',
} as const satisfies Record<ProgramName, SettingName>

/** The values that the stand-ins expect where the environment names no real party. */
const standIns: Partial<Record<SettingName, string>> = {
  MITID_CLIENT_ID: 'nordlys-casino',
  PAYMENTS_MERCHANT_ID: 'nordlys',
  PAYMENTS_USER: 'nordlys',
  PAYMENTS_CALLBACK_USER: 'sandbox-payments',
  MOBILEPAY_CLIENT_ID: 'nordlys',
  MOBILEPAY_MERCHANT_SERIAL_NUMBER: '100200',
  ROFUS_USER: 'nordlys',
  NEMKONTO_USER: 'nordlys',
}
const standInSecret = 'sandbox-secret'
const standInPaths: Record<PartyName, string> = {
  MITID: '/mitid',
  PAYMENTS: '/payments',
  MOBILEPAY: '/mobilepay',
  ROFUS: '/rofus',
  NEMKONTO: '/nemkonto',
  MESSAGES: '/messages',
}

/** Settings that were read and found right. */
export class Settings {
  readonly #env: Environment
  /** Whether any address of ours is one that others than this machine reach. */
  readonly isProduction: boolean
  /** Whether the stand-ins for the outside world run. */
  readonly hasStandIns: boolean

  constructor(env: Environment, isProduction: boolean, hasStandIns: boolean) {
    this.#env = env
    this.isProduction = isProduction
    this.hasStandIns = hasStandIns
  }

  /** The set value, or its default; undefined where there is neither. */
  find(name: SettingName): string | undefined {
    return this.#env[name] || this.#otherwise(name)
  }

  /** As `find`; asking for what the validation does not ask for is a bug. */
  get(name: SettingName): string {
    return required(this.find(name), name)
  }

  /** Where a program listens; 0 is any port that is free. */
  portOf(program: ProgramName): number {
    const own = this.#env[portNames[program]]
    if (own) return Number(own)
    const first = Number(this.get('PORT'))
    return first === 0 ? 0 : first + programNames.indexOf(program)
  }

  /**
   * Where others reach a program, without a slash at the end. Cookies ignore ports, so on one machine
   * the site is `localhost` and the others are 127.0.0.1: cross-site, as in production.
   */
  urlOf(program: ProgramName): string {
    const host = program === 'site' ? 'localhost' : '127.0.0.1'
    const own = this.#env[urlNames[program]] || `http://${host}:${this.portOf(program)}`
    return own.replace(/\/+$/, '')
  }

  /** All ports and addresses spelled out, for a program that cannot derive them. */
  addresses(): Environment {
    const ports = programNames.map((name) => [portNames[name], String(this.portOf(name))])
    const urls = programNames.map((name) => [urlNames[name], this.urlOf(name)])
    return Object.fromEntries([...ports, ...urls])
  }

  /** The game suppliers; where the environment names none the stand-in, where it runs. */
  suppliers(): SupplierParty[] {
    const text = this.#env.SUPPLIERS
    if (text) return suppliersIn(text).suppliers
    if (!this.hasStandIns) return []
    const url = `${this.urlOf('sandbox')}/supplier`
    return [{ name: 'sandbox', secret: standInSecret, games: ['sandbox-runer'], url }]
  }

  #otherwise(name: SettingName): string | undefined {
    const rule: Setting = settings[name]
    if (rule.party === undefined) return rule.value
    if (!this.hasStandIns) return undefined
    if (rule.kind === 'address') return `${this.urlOf('sandbox')}${standInPaths[rule.party]}`
    return rule.kind === 'party-secret' ? standInSecret : standIns[name]
  }
}
