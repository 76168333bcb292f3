import { element } from '../../frame/element.ts'

/**
 * A button that keeps the focus while it may not be pressed, which a disabled one would lose. A press by
 * mouse or touch takes no focus, so that Space deals and draws after it rather than pressing it again.
 */
export function pressButton(
  attributes: Readonly<Record<string, string>>,
  act: () => void,
): HTMLButtonElement {
  const button = element('button', { type: 'button', ...attributes })
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') act()
  })
  button.addEventListener('mousedown', (event) => event.preventDefault())
  return button
}

export function setOff(button: HTMLButtonElement, isOff: boolean): void {
  button.setAttribute('aria-disabled', String(isOff))
}
