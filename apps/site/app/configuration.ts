import { type Ore, ore, secondMs } from '@nordlys/core'
import type { Content } from './request-scope.ts'

/** Whom a player may turn to, and where they are found. */
export interface Authorities {
  stopSpilletPhone: string
  stopSpilletTel: string
  stopSpilletUrl: string
  rofusUrl: string
  licenceUrl: string
}

export interface CustomerServiceHours {
  opensHour: number
  closesHour: number
}

/** The welcome offer's figures. [BONUS-01] */
export interface WelcomeOffer {
  deposit: Ore
  bonus: Ore
  spins: number
  spinValue: Ore
  spinGame: string
  wageringTimes: number
  maximumBet: Ore
  days: number
  minimumAgeYears: number
}

type Item = Readonly<Record<string, unknown>>

export function authoritiesOf(content: Content): Authorities {
  const item = itemOf(content, 'authorities')
  return {
    stopSpilletPhone: text(item, 'stopSpilletPhone', '70 22 28 25'),
    stopSpilletTel: text(item, 'stopSpilletTel', 'tel:+4570222825'),
    stopSpilletUrl: text(item, 'stopSpilletUrl', 'https://www.stopspillet.dk'),
    rofusUrl: text(item, 'rofusUrl', 'https://www.rofus.nu'),
    licenceUrl: text(item, 'licenceUrl', 'https://www.spillemyndigheden.dk'),
  }
}

export function customerServiceOf(content: Content): CustomerServiceHours {
  const item = itemOf(content, 'customer_service')
  return { opensHour: whole(item, 'opensHour', 10), closesHour: whole(item, 'closesHour', 18) }
}

/** The offer on show, or undefined when none is configured: an offer has no default. */
export function welcomeOfferOf(content: Content): WelcomeOffer | undefined {
  const item = itemOf(content, 'welcome_offer')
  if (!item) return undefined
  const kroner = (name: string) => ore(whole(item, name, 0))
  return {
    deposit: kroner('depositOre'),
    bonus: kroner('bonusOre'),
    spins: whole(item, 'spins', 0),
    spinValue: kroner('spinValueOre'),
    spinGame: text(item, 'spinGame', ''),
    wageringTimes: whole(item, 'wageringTimes', 0),
    maximumBet: kroner('maximumBetOre'),
    days: whole(item, 'days', 0),
    minimumAgeYears: whole(item, 'minimumAgeYears', 18),
  }
}

/** How often browsers ask for a newer build, where the operator has said so; 10 s at the least. */
export function buildPollMsOf({ configuration }: Content): number | undefined {
  const seconds = configuration.build_poll_seconds
  const isWhole = typeof seconds === 'number' && Number.isSafeInteger(seconds)
  return isWhole && seconds >= leastBuildPollSeconds ? seconds * secondMs : undefined
}

const leastBuildPollSeconds = 10

function itemOf(content: Content, name: string): Item | undefined {
  const item = content.configuration[name]
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? item : undefined
}

function text(item: Item | undefined, name: string, otherwise: string): string {
  const value = item?.[name]
  return typeof value === 'string' ? value : otherwise
}

function whole(item: Item | undefined, name: string, otherwise: number): number {
  const value = item?.[name]
  return Number.isSafeInteger(value) ? Number(value) : otherwise
}
