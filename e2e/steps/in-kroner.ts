import { formatKroner, ore } from '@nordlys/core'

/** An amount as every page and game shows it. */
export function inKroner(amountOre: number): string {
  return formatKroner(ore(amountOre))
}
