import type { Volatility } from '../base/definition-base.ts'
import type { ChainPartName } from '../prove/par.ts'

export const volatilityDa: Readonly<Record<Volatility, string>> = {
  low: 'lav',
  medium: 'mellem',
  high: 'høj',
  'very-high': 'meget høj',
}

/** A part of a round that is a chain of spins, and what is told of it. */
export const chainPartDa: Readonly<
  Record<ChainPartName, { name: string; begin: string; inAll: string }>
> = {
  base: { name: 'Grundspil', begin: 'En runde begynder', inAll: 'Spins i grundspillet' },
  respins: {
    name: 'Respins',
    begin: 'Respins begynder',
    inAll: 'Respins i alt, når de begynder',
  },
  'free-spins': {
    name: 'Free spins',
    begin: 'Free spins begynder',
    inAll: 'Free spins i alt, når de begynder',
  },
  avalanche: {
    name: 'Laviner',
    begin: 'En lavine begynder',
    inAll: 'Laviner i alt, når de begynder',
  },
  wheel: {
    name: 'Multiplikatorhjulet',
    begin: 'Multiplikatorhjulet drejer',
    inAll: 'Gange, det drejer, når det sker',
  },
}

const danish = new Intl.NumberFormat('da-DK')

/** `10.555`, `0,5` */
export function count(value: number): string {
  return danish.format(value)
}

/** `10.555 gange indsatsen` */
export function times(bets: number): string {
  return `${count(bets)} gange indsatsen`
}

/** `1 ud af 117 runder`, to three figures so that it claims no more than a player can use. */
export function oneIn(rounds: number): string {
  return `1 ud af ${count(Math.round(Number(rounds.toPrecision(3))))} runder`
}

/** `a, b og c` */
export function enumerate(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} og ${last}` : last
}
