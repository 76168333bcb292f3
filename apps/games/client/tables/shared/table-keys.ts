import { element } from '../../frame/element.ts'
import type { Page } from '../../frame/panel.ts'
import { recall, remember } from '../../frame/tab-memory.ts'
import { tableTexts } from './table-texts.ts'

export interface TableKey {
  /** As `KeyboardEvent.key` has it, in lower case. */
  readonly key: string
  readonly label: string
  /** False when it does nothing now, and the browser is to have it. */
  press(): boolean
}

const wish = 'table-keys-off'

/** The keys of a table: those without a modifier, which the player can turn off. [WCAG 2.1.4] */
export class TableKeys {
  readonly #keys: readonly TableKey[]
  isOn = !recall(wish)

  constructor(keys: readonly TableKey[]) {
    this.#keys = keys
  }

  turn(isOn: boolean): void {
    this.isOn = isOn
    remember(wish, !isOn)
  }

  bind(mayPlay: () => boolean): void {
    document.addEventListener('keydown', (event) => {
      if (!this.isOn || !mayPlay() || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      if (keepsOwn(event.target, key)) return
      const pressed = this.#keys.some((each) => each.key === key && each.press())
      if (pressed) event.preventDefault()
    })
    // The browser would press a focused spot once more when the space bar comes up.
    document.addEventListener('keyup', (event) => {
      const isPlaced = event.key === ' ' && this.isOn && mayPlay()
      if (isPlaced && isOnFelt(event.target)) event.preventDefault()
    })
  }
}

/** A focused control keeps the keys that press it; on the felt Enter places, and the space bar plays. */
function keepsOwn(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLButtonElement)) return false
  return key === 'enter' || (key === ' ' && !isOnFelt(target))
}

function isOnFelt(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.felt, .chip-rack') !== null
}

export function keysPage(all: readonly TableKey[], keys: TableKeys): Page {
  return {
    name: 'keys',
    title: tableTexts.keys,
    fill(into) {
      const box = element('input', { type: 'checkbox', checked: keys.isOn })
      box.addEventListener('change', () => keys.turn(box.checked))
      into.append(
        element('label', { class: 'keys-switch' }, box, tableTexts.keysOn),
        element(
          'dl',
          { class: 'keys' },
          ...all.map(({ key, label }) =>
            element(
              'div',
              {},
              element('dt', {}, element('kbd', {}, nameOf(key))),
              element('dd', {}, label),
            ),
          ),
        ),
      )
    },
  }
}

function nameOf(key: string): string {
  if (key === ' ') return 'Mellemrum'
  if (key === 'delete') return 'Delete'
  return key.toUpperCase()
}
