import type { OwnWorld } from '../../world/e2e/own-world.ts'
import { putContent, readContentValue, shownAfter } from './content.ts'

/** The specification's offer in figures. The seed's item is empty: nobody can be given one yet. */
const figures = {
  depositOre: 10_000,
  bonusOre: 50_000,
  spins: 500,
  spinValueOre: 20,
  spinGame: 'Vikingernes Guld',
  wageringTimes: 10,
  maximumBetOre: 10_000,
  days: 60,
  minimumAgeYears: 18,
}

/** Switches the welcome offer on, as the operator would, and waits until the pages have it. */
export async function switchOfferOn({ databaseUrl, urls }: OwnWorld): Promise<void> {
  const entry = { kind: 'configuration', id: 'welcome_offer' }
  const item = await readContentValue(databaseUrl, entry)
  await shownAfter(urls.site, () =>
    putContent(databaseUrl, { ...entry, value: { ...item, value: figures } }),
  )
}
