import { styleValue } from '@nordlys/contracts'
import { inputAreas } from './input-areas.ts'

/** The styles of the content store, by name. */
export interface Theme {
  version: string
  buttons: Readonly<Record<string, string>>
  inputs: Readonly<Record<string, string>>
}

const themePath = '/tema.css'

/** Where the theme's style sheet lies; undefined when the store has no style, and the tokens stand. */
export function themeAddress(theme: Theme): string | undefined {
  if (themeSheet(theme) === '') return undefined
  return `${themePath}?v=${encodeURIComponent(theme.version)}`
}

/**
 * The styles as CSS variables: `btn_primary_text` is `--btn-primary-text` everywhere, and
 * `reg_field_edge` is `--field-edge` where the fields of registration stand. A value that is not one
 * by the store's own rule is left out, and the token stands in its place. [DATA-12]
 */
export function themeSheet({ buttons, inputs }: Theme): string {
  const known = made.get(buttons)
  if (known?.inputs === inputs) return known.sheet
  const sheet = makeSheet({ buttons, inputs })
  made.set(buttons, { inputs, sheet })
  return sheet
}

/** Every page names the sheet, and the same styles make the same. */
const made = new WeakMap<Theme['buttons'], { inputs: Theme['inputs']; sheet: string }>()

function makeSheet({ buttons, inputs }: Omit<Theme, 'version'>): string {
  const rules = [rule(':root', linesOf(buttons, ''))]
  for (const area of inputAreas) {
    rules.push(rule(`[data-inputs="${area}"]`, linesOf(inputs, `${area}_`)))
  }
  return rules.join('')
}

const styleName = /^[a-z0-9_]{1,80}$/

function linesOf(styles: Theme['buttons'], prefix: string): string[] {
  return Object.entries(styles)
    .filter(([name, value]) => name.startsWith(prefix) && styleName.test(name) && isStyle(value))
    .map(([name, value]) => `--${name.slice(prefix.length).replaceAll('_', '-')}:${value};`)
}

function isStyle(value: string): boolean {
  return styleValue.safeParse(value).success
}

function rule(selector: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${selector}{${lines.join('')}}\n`
}
