import { type SettingName, settings } from './all-settings.ts'
import type { Environment, Reader, Setting } from './setting.ts'
import { type SupplierParty, suppliersIn } from './suppliers.ts'
import { isLoopback } from './web-address.ts'

/** One reading of an environment: which settings matter, and what kind of place it is. */
export class Reading {
  readonly #env: Environment
  readonly readers: readonly Reader[]
  readonly names: readonly SettingName[]
  /**
   * The settings with a public address, one that other machines can reach: any of them makes it
   * production.
   */
  readonly publicNames: readonly SettingName[]
  readonly isProduction: boolean
  readonly hasStandIns: boolean
  /** `npm start` makes its own database and secrets where the environment names no database. */
  readonly isSelfMade: boolean

  constructor(env: Environment, readers: readonly Reader[]) {
    this.#env = env
    this.readers = readers
    const isRead = (name: SettingName) => settings[name].readBy.some((by) => readers.includes(by))
    this.names = namesOf().filter(isRead)
    const isOutside = (name: SettingName) => {
      const value = this.find(name)
      return Boolean(ruleOf(name).public && value && URL.canParse(value) && !isLoopback(value))
    }
    this.publicNames = namesOf().filter(isOutside)
    this.isProduction = this.publicNames.length > 0
    this.hasStandIns = !this.isProduction
    this.isSelfMade = readers.includes('start') && !this.isProduction && !this.find('DATABASE_URL')
  }

  /** An empty setting counts as not set. */
  find(name: SettingName): string | undefined {
    return this.#env[name] || undefined
  }
}

function namesOf(): SettingName[] {
  return Object.keys(settings) as SettingName[]
}

export function ruleOf(name: SettingName): Setting {
  return settings[name]
}

/** The suppliers that are named where they are read; none where the list cannot be read. */
export function suppliersOf(read: Reading): SupplierParty[] {
  const text = read.names.includes('SUPPLIERS') ? read.find('SUPPLIERS') : undefined
  return text === undefined ? [] : suppliersIn(text).suppliers
}
