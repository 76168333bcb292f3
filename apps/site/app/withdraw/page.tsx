import type { LoaderFunctionArgs } from 'react-router'
import { scopeOf, textsOf } from '../request-scope.ts'
import { requirePlayer } from '../require-player.ts'
import { useTexts } from '../text/use-texts.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  await requirePlayer(scope, url)
  return { texts: textsOf(scope, 'home') }
}

export default function Page() {
  const t = useTexts()
  return (
    <div className="n-wrap n-wrap--form s-page">
      <h1 className="n-h1">{t('home.withdraw')}</h1>
    </div>
  )
}
