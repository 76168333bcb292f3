import { readLetter } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { Card, Link } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import './letters.css'

/** One letter of the player's own, as it was sent; another's is a page that is not there. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const [number] = /^[1-9]\d{0,14}$/.exec(params.number ?? '') ?? []
  const isNumber = number !== undefined
  const read = isNumber ? await ask(scope, url, readLetter, { number: Number(number) }) : undefined
  if (!read?.ok) throw pageNotFound(url)
  return {
    texts: textsOf(scope, 'letters', 'overview'),
    owner: ownerOf(player),
    letter: read.letter,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('letters.page_title'))

export default function LetterPage() {
  const t = useTexts()
  const { owner, letter } = useLoaderData<typeof loader>()
  return (
    <AccountFrame owner={owner} title={letter.subject}>
      <Card>
        <p className="n-small n-text-2">
          {t('letters.sent', { moment: formatMoment(letter.writtenAt) })}
        </p>
        <p className="s-letter n-reading">{letter.text}</p>
      </Card>
      <p>
        <Link className="n-link" href="/min-konto/beskeder">
          {t('letters.all')}
        </Link>
      </p>
    </AccountFrame>
  )
}
