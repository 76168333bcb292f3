import { expect, test } from 'vitest'
import { type Manifest, weigh } from './client-budgets.ts'

const manifest: Manifest = {
  'client/main.ts': { file: 'slot.js', name: 'slot', isEntry: true, imports: ['_shared.js'] },
  'client/blackjack.ts': {
    file: 'blackjack.js',
    name: 'blackjack',
    isEntry: true,
    imports: ['_shared.js', '_table.js'],
    dynamicImports: ['client/advice.ts'],
    css: ['blackjack.css'],
  },
  'client/roulette.ts': {
    file: 'roulette.js',
    name: 'roulette',
    isEntry: true,
    imports: ['_table.js'],
    dynamicImports: ['client/wheel.ts'],
  },
  'client/wheel.ts': { file: 'wheel.js', name: 'moving-wheel', imports: ['_shared.js'] },
  'client/advice.ts': { file: 'advice.js', name: 'advice' },
  '_table.js': {
    file: 'table.js',
    imports: ['_shared.js'],
    css: ['table.css'],
    assets: ['text.woff2', 'text.woff'],
  },
  '_shared.js': { file: 'shared.js' },
}

function weightOf(client: string) {
  return weigh(manifest, () => 1_000).find((each) => each.client === client)
}

test('[FLT-44] a client weighs each script and style once, and what comes later not at all', () => {
  expect(weightOf('blackjack')?.kb).toBe(5)
  expect(weightOf('slot')?.kb).toBe(2)
})

test('[FLT-44] roulette weighs its wheel, too, with all that the wheel imports', () => {
  expect(weightOf('roulette')?.kb).toBe(5)
})

test('[FLT-44] fonts are told beside it, once, as newer browsers load them', () => {
  expect(weightOf('blackjack')?.fontsKb).toBe(1)
})

test('[FLT-44] card games may bring 60 kB, roulette 150, live 155, and every client has a budget', () => {
  expect(weightOf('blackjack')?.kbMax).toBe(60)
  expect(weightOf('roulette')?.kbMax).toBe(150)
  const live = { 'live.ts': { file: 'live.js', name: 'live-roulette', isEntry: true } }
  expect(weigh(live, () => 1)[0]?.kbMax).toBe(155)
  const cards = { 'cards.ts': { file: 'cards.js', name: 'live-punto-banco', isEntry: true } }
  expect(weigh(cards, () => 1)[0]?.kbMax).toBe(60)
  const added = { ...manifest, new: { file: 'new.js', name: 'punto-banco', isEntry: true } }
  expect(weigh(added, () => 1).map(({ kbMax }) => kbMax)).toContain(60)
})
