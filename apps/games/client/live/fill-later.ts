import { element } from '../frame/element.ts'
import { texts } from './texts.ts'

/** Fills a page once its parts are there; the words that it has instead are a text. */
export function fillLater(
  into: HTMLElement,
  partsOf: () => Promise<string | readonly HTMLElement[]>,
): void {
  const host = element('div', { 'aria-busy': 'true' })
  into.append(host)
  void partsOf()
    .catch(() => texts.pageMissing)
    .then((parts) => {
      host.removeAttribute('aria-busy')
      host.replaceChildren(
        ...(typeof parts === 'string' ? [element('p', { role: 'status' }, parts)] : parts),
      )
    })
}
