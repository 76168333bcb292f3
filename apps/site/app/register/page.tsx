import type { LoaderFunctionArgs } from 'react-router'
import { scopeOf, textsOf } from '../request-scope.ts'
import { useTexts } from '../text/use-texts.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  return { texts: textsOf(scope, 'home') }
}

export default function Page() {
  const t = useTexts()
  return (
    <div className="n-wrap n-wrap--form s-page">
      <h1 className="n-h1">{t('shell.register')}</h1>
    </div>
  )
}
