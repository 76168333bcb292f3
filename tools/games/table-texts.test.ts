import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatCount, formatPercent, type Ore, oreToNumber } from '@nordlys/core'
import { tableFacts } from '@nordlys/game-math'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const pages = join(root, 'apps/platform/src/content/seed/pages/bordspil')
/** With plain spaces, as an editor writes. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each(['blackjack', 'video-poker'] as const)(
  '[PROOF-02] the page of %s tells the returns, stakes and largest payouts that are proven',
  async (kind) => {
    const text = await readFile(join(pages, `${kind}.json`), 'utf8')
    for (const { titleDa, ...facts } of tableFacts.filter((each) => each.kind === kind)) {
      const kroner = (amount: Ore) => formatCount(oreToNumber(amount) / 100)
      expect(text).toContain(`"label": "${titleDa}"`)
      expect(text).toContain(plain(formatPercent(facts.returnToPlayer, 2)))
      const stakes = `${kroner(facts.minStakeOre)} til ${kroner(facts.maxStakeOre)} kr.`
      expect(text).toContain(stakes)
      expect(text).toContain(`${kroner(facts.maxPayoutOre)} kr.`)
    }
  },
)

test('[GAME-02] what we tell of our own tables has no dealer and nothing that could be touched', async () => {
  for (const page of ['blackjack', 'video-poker', 'roulette']) {
    const text = await readFile(join(pages, `${page}.json`), 'utf8')
    expect(text.replaceAll(/ingen dealer/g, '')).not.toMatch(/dealer|croupier|fysisk/i)
  }
})
