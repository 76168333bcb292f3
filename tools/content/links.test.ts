import { expect, test } from 'vitest'
import { readFiles, seedFolder } from '../../apps/platform/src/content/index.ts'
import { knownThings } from './known-things.ts'
import { danglingThings } from './links.ts'

test('the seed is in order, and names only pages, pictures and games that are there', async () => {
  const { entries, images, problems } = await readFiles(seedFolder)
  expect(problems).toEqual([])
  expect(danglingThings(entries, await knownThings(images))).toEqual([])
})

test('a link, a picture and a game that are nowhere are each told', async () => {
  const body = [
    { type: 'paragraph', text: 'Se [her](/findes-ikke) og [her](/spilleautomater/money/x?a=b).' },
    { type: 'button', text: 'Se', address: '/heller-ikke' },
    { type: 'games', gameIds: ['vikingernes-guld', 'ukendt-spil'] },
    { type: 'picture', image: 'store://images/mangler.webp', alt: '' },
  ]
  const page = { kind: 'page', id: 'side', place: 0, value: { slug: 'side', body } } as const
  expect(danglingThings([page], await knownThings([]))).toEqual([
    'page side: /findes-ikke leads nowhere',
    'page side: /heller-ikke leads nowhere',
    'page side: no game is called ukendt-spil',
    'page side: there is no picture mangler.webp',
  ])
})
