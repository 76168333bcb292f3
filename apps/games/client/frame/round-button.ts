import { element } from './element.ts'
import { type IconName, icon } from './icons.ts'

/** A button that is a picture; what it does is its name. */
export function roundButton(name: string, drawing: IconName, label: string): HTMLButtonElement {
  const attributes = { type: 'button', class: `round ${name}`, 'aria-label': label, title: label }
  return element('button', attributes, icon(drawing))
}

/** Gives a button another name and picture. */
export function relabel(button: HTMLButtonElement, label: string, drawing?: IconName): void {
  if (button.getAttribute('aria-label') === label) return
  button.setAttribute('aria-label', label)
  button.title = label
  if (drawing) button.replaceChildren(icon(drawing))
}
