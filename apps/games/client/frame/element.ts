/** An element with its attributes and children; `on...` attributes are listeners. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children)
  return made
}

/**
 * Shows or hides. Sets the attribute only when it changes: setting it to the same value makes the browser
 * recompute styles, too.
 */
export function setHidden(of: HTMLElement, isHidden: boolean): void {
  if (of.hidden !== isHidden) of.hidden = isHidden
}

/**
 * Changes text only when it differs, so that screen readers do not say it twice. A text that counts
 * up keeps its node: a new one in every frame would have the styles around it worked out again.
 */
export function setText(of: Element, text: string): void {
  if (of.textContent === text) return
  const { firstChild } = of
  if (text !== '' && firstChild instanceof Text && of.childNodes.length === 1)
    firstChild.data = text
  else of.textContent = text
}
