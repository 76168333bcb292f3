import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inputAreaOf } from './input-areas.ts'
import { type Theme, themeAddress, themeSheet } from './theme-sheet.ts'

const theme = (parts: Partial<Theme>): Theme => ({
  version: '7.0',
  buttons: {},
  inputs: {},
  ...parts,
})

test('[DATA-12] a button style is a variable everywhere, an input style where its fields stand', () => {
  const sheet = themeSheet(
    theme({
      buttons: { btn_primary_text: '#03140d' },
      inputs: { deposit_field_edge: '#ff0000', quick_deposit_field_edge: 'rgb(1, 2, 3)' },
    }),
  )
  expect(sheet).toBe(
    ':root{--btn-primary-text:#03140d;}\n' +
      '[data-inputs="deposit"]{--field-edge:#ff0000;}\n' +
      '[data-inputs="quick_deposit"]{--field-edge:rgb(1, 2, 3);}\n',
  )
})

test.each(['red;} body{display:none', 'rgb(1, 2, 3', 'url(spy)', ')(', '', 'a"b', '/*'])(
  '[DATA-12] %j is no style and changes nothing',
  (value) => {
    expect(themeSheet(theme({ buttons: { btn_primary_text: value } }))).toBe('')
  },
)

test('[DATA-12] the address carries the version; without styles there is no sheet', () => {
  expect(themeAddress(theme({ buttons: { btn_radius: '4px' } }))).toBe('/tema.css?v=7.0')
  expect(themeAddress(theme({}))).toBeUndefined()
})

test.each([
  ['/registrer', 'reg'],
  ['/min-konto/indbetal', 'deposit'],
  ['/min-konto/indbetal/', 'deposit'],
  ['/quick-deposit', 'quick_deposit'],
  ['/QuickDeposit', 'quick_deposit'],
  ['/kontaktos', 'contact_us'],
  ['/min-konto/begraensninger', 'transfer_limit'],
  ['/min-konto/overfoer', 'transfer_limit'],
  ['/min-konto/udbetal', 'withdraw'],
  ['/loginsuccess', 'login_success'],
  ['/', undefined],
  ['/min-konto/transaktioner', undefined],
])('[DATA-12] the fields of %s take the styles of %s', (path, area) => {
  expect(inputAreaOf(path)).toBe(area)
})

const file = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
const seed = '../../../../platform/src/content/seed/'

test.each([
  ['btn_primary_background', 'aurora'],
  ['btn_primary_hover', 'aurora-hover'],
  ['btn_primary_press', 'aurora-press'],
  ['btn_primary_text', 'aurora-ink'],
  ['btn_secondary_edge', 'line-strong'],
  ['btn_secondary_text', 'text'],
  ['btn_text_text', 'text-2'],
  ['btn_danger_text', 'danger'],
  ['btn_disabled_background', 's-3'],
  ['btn_disabled_text', 'disabled-text'],
  ['reg_field_background', 's-2'],
  ['contact_us_field_edge', 'control'],
  ['withdraw_error_text', 'danger'],
])('[DATA-12] a fresh installation looks as the tokens do: %s is --%s', async (name, token) => {
  const styles: { name: string; value: string }[] = [
    ...JSON.parse(await file(`${seed}buttons.json`)),
    ...JSON.parse(await file(`${seed}inputs.json`)),
  ]
  const tokens = await file('../../../../../packages/ui/src/tokens.css')
  const value = styles.find((style) => style.name === name)?.value
  expect(tokens).toContain(`--${token}: ${value};`)
})
