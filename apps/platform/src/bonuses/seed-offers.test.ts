import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { readFiles, seedFolder } from '../content/index.ts'
import { seedOfferRows } from './seed-offers.ts'

test('[FLT-05] the welcome banner tells the figures that the books give', async () => {
  const { entries } = await readFiles(seedFolder)
  const banner = JSON.stringify(entries.find(({ id }) => id === 'forside-velkomst')?.value)
  const said = (pattern: RegExp) => Number(pattern.exec(banner)?.[1])
  const offer = seedOfferRows.find(({ code }) => code === 'NORDLYS500')
  // The banner is not shown, since nobody can be given the offer: it gives 500 kr. for any 100 kr., the
  // books double what is deposited. The day it is shown the two are to be one in this too.
  expect({
    most_ore: kroner(said(/(\d+) kr\. i bonus/)),
    least_deposit_ore: kroner(said(/Mindste indbetaling (\d+) kr\./)),
    wagering_factor: said(/gennemspilles (\d+) gange/),
    stake_max_ore: kroner(said(/Højeste indsats med aktiv bonus (\d+) kr\./)),
    days: said(/Gælder i (\d+) dage/),
  }).toEqual({
    most_ore: offer?.most_ore,
    least_deposit_ore: offer?.least_deposit_ore,
    wagering_factor: offer?.wagering_factor,
    stake_max_ore: offer?.stake_max_ore,
    days: offer?.days,
  })
})
