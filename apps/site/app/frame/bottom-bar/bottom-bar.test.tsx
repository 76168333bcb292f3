import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { translator } from '../../ground/text/texts.ts'
import { TranslateContext } from '../../ground/text/use-texts.tsx'
import { BottomBar, type BottomBarProps } from './bottom-bar.tsx'

const styles = readFileSync(new URL('./bottom-bar.css', import.meta.url), 'utf8')

test.each<[string, BottomBarProps]>([
  ['a visitor', { isLoggedIn: false }],
  ['a player', { isLoggedIn: true, standing: 'open' }],
  ['a player on a pause', { isLoggedIn: true, standing: 'paused' }],
])(
  'the bar of %s has a column for each link, so that none moves when the next one comes',
  (_, who) => {
    const markup = renderToString(
      <StaticRouter location="/">
        <TranslateContext value={translator({})}>
          <BottomBar {...who} />
        </TranslateContext>
      </StaticRouter>,
    )
    const links = markup.match(/s-bottom-bar__link/g)?.length
    expect(markup).toContain(`class="s-bottom-bar s-bottom-bar--${links}"`)
    expect(styles).toMatch(
      new RegExp(`\\.s-bottom-bar--${links} \\{\\s*grid-template-columns: repeat\\(${links},`),
    )
  },
)
