import { expect, test } from 'vitest'
import { readFilter } from './history-filter.ts'
import { historyWish } from './history-wish.ts'

const titles = {
  'vikingernes-guld': 'Vikingernes Guld',
  guld: 'Guld',
  'aabne-have': 'Åbne have',
  ...Object.fromEntries(
    Array.from({ length: 21 }, (_, place) => [`stjerne-${place}`, `Stjerne ${place}`]),
  ),
}
const wish = (query: string) =>
  historyWish(readFilter(new URLSearchParams(query)), titles, '2026-11-30')

const asks = (more: object) => ({ list: { kind: 'all', days: 30, pageSize: 10, ...more } })
const counts = (more: object) => ({ counted: { days: 30, page: 1, pageSize: 10, ...more } })

test.each<[string, object]>([
  ['', asks({})],
  [
    'metode=mobilepay&status=undervejs',
    counts({ kind: 'payments', way: 'mobile_pay', stand: 'open' }),
  ],
  ['metode=x&status=y', counts({ kind: 'payments' })],
  ['spil=GULD', asks({ kind: 'rounds', gameIds: ['guld'] })],
  ['spil=kingernes', asks({ kind: 'rounds', gameIds: ['vikingernes-guld'] })],
  ['spil=åbne', asks({ kind: 'rounds', gameIds: ['aabne-have'] })],
  ['type=bonus&side=3', counts({ kind: 'bonuses', page: 3 })],
  [
    'runder=12-98&side=2&periode=90',
    counts({ kind: 'rounds', numbers: { first: 12, last: 98 }, page: 2, days: 90 }),
  ],
  [
    'type=spil&foer=81.90.a-payment',
    asks({ kind: 'rounds', from: { place: '81.90.a-payment', toward: 'older' } }),
  ],
  ['efter=81.90', asks({ from: { place: '81.90', toward: 'newer' } })],
  ['fra=1.11.26&til=5/11/2026', asks({ dates: { from: '2026-11-01', until: '2026-11-06' } })],
  ['fra=01-11-2026', asks({ dates: { from: '2026-11-01', until: '2026-12-01' } })],
  ['til=30-11-2026', asks({ dates: { from: '2026-11-01', until: '2026-12-01' } })],
  ['fra=30-11-2025&til=30-11-2026', asks({ dates: { from: '2025-11-30', until: '2026-12-01' } })],
  ['fra=29-11-2025&til=30-11-2026', { faults: { til: 'too-long' } }],
  ['fra=01-01-2020', { faults: { til: 'too-long' } }],
  ['fra=02-11-2026&til=01-11-2026', { faults: { til: 'order' } }],
  ['fra=31-02-2026&til=x', { faults: { fra: 'no-date', til: 'no-date' } }],
  ['fra=31-02-2026', { faults: { fra: 'no-date' } }],
  ['spil=kryds+og+bolle', { faults: { spil: 'no-game' } }],
  ['spil=stjerne', { faults: { spil: 'many-games' } }],
  ['spil=guld&metode=kort&fra=x', { faults: { spil: 'both', fra: 'no-date' } }],
])(
  '[SCREEN-12] [VAL-11] %s asks for what it says, or has its fault beside its field',
  (query, told) => {
    expect(wish(query)).toEqual(told)
  },
)
