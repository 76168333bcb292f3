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

/** Changes text only when it differs, so that screen readers are not told twice. */
export function setText(of: Element, text: string): void {
  if (of.textContent !== text) of.textContent = text
}
