import { expect, test } from 'vitest'
import { html } from './html.ts'

test('text put into a page is escaped, pieces and lists of pieces are kept', () => {
  const list = ['<b>', '"\''].map((each) => html`<li>${each}</li>`)
  expect(html`<ul title="${'"&'}">${list}${false}${undefined}${7}</ul>`.markup).toBe(
    '<ul title="&quot;&amp;"><li>&lt;b&gt;</li><li>&quot;&#39;</li>7</ul>',
  )
})
