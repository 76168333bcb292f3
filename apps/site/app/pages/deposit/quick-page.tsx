import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router'
import { ThinFrame } from '../../frame/thin-frame/thin-frame.tsx'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { DepositView } from '../../parts/deposit/deposit-view.tsx'
import { loadDeposit } from '../../parts/deposit/load-deposit.ts'
import { depositAction } from './deposit-action.ts'

export const handle = { isBare: true, isPayment: true } satisfies RouteHandle

/** The deposit without header and menus, for one who is in the middle of a game. [ROUTE-07, HEAD-05] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const loaded = await loadDeposit(scope, url, 'quick_deposit')
  return { ...loaded, texts: textsOf(scope, 'deposit', 'limitations', 'offer', 'quick_deposit') }
}

export function action(args: ActionFunctionArgs) {
  return depositAction(args, 'quick_deposit')
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('quick_deposit.page_title'))

export default function QuickDepositPage() {
  const t = useTexts()
  return (
    <ThinFrame>
      <DepositView loaded={useLoaderData<typeof loader>()} title={t('quick_deposit.title')} />
    </ThinFrame>
  )
}
