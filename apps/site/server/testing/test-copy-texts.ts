/** More rows than a paper has of one table. */
export const copiedLetters = 203

const about = {
  ...{
    $schema: 'http://localhost:3000/skema/kopi-af-dine-data-1.json',
    title: 'Kopi af dine data',
  },
  ...{ account: 100_001, madeAt: '2026-11-21T12:00:00.000Z', currency: 'DKK' },
  leftOut: 'Ikke med er noget.',
}
const head = `${JSON.stringify(about, null, 1).slice(0, -2)},\n "tables": {`
const player = {
  ...{ first_name: 'Anna', last_name: 'Åse "]}', closed_at: null },
  created_at: '2026-01-31T09:00:00.000Z',
}
const deposit = { reference: 'd-1', amount_ore: 10_050, save_card: false }
const bar = { reason: 'closure', until: 'infinity' }
const letters = Array.from({ length: copiedLetters }, (_, place) => ({
  subject: `Brev ${place + 1}`,
}))

const tables: [string, string, object[]][] = [
  ['players_player', 'Din konto', [player]],
  ['wallet_deposit', 'Indbetalinger', [deposit]],
  ['players_consent', 'Samtykker', []],
  ['ledger_bar', 'Lukket for spil', [bar]],
  ['letters_letter', 'Breve', letters],
]
const texts = tables.map(([name, title, rows]) => {
  const lines = rows.map((row) => `\n   ${JSON.stringify(row)}`).join(',')
  return `\n  "${name}": {"title": "${title}", "rows": [${lines}\n  ]}`
})
const whole = `${head}${texts.join(',')}\n }\n}\n`

/** The text of a copy as the platform gives it, cut in the middle of a word and of a line's end. */
export const copyTexts = [whole.slice(0, 390), whole.slice(390, 1_000), whole.slice(1_000)]
