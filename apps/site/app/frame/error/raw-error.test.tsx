import { renderToString } from 'react-dom/server'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { RawError } from './raw-error.tsx'

test('[ROUTE-24] an error is shown raw: message and stack', () => {
  const shown = renderToString(<RawError error={new TypeError('no such thing')} />)
  expect(shown).toContain('TypeError: no such thing')
  expect(shown).toContain('raw-error.test.tsx')
})

test('[ROUTE-24] an answer that is an error is shown raw: status and what it says', () => {
  const answer = new ErrorResponse(400, 'Bad Request', 'not a game')
  expect(renderToString(<RawError error={answer} />)).toContain('400 Bad Request not a game')
})

test('[ROUTE-24] what is thrown and no error is shown as it is', () => {
  expect(renderToString(<RawError error="just words" />)).toContain('just words')
})
