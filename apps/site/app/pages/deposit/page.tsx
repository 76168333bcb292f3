import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { DepositView } from '../../parts/deposit/deposit-view.tsx'
import { loadDeposit } from '../../parts/deposit/load-deposit.ts'
import { depositAction } from './deposit-action.ts'

export const handle = { isPayment: true } satisfies RouteHandle

export async function loader({ context, url }: LoaderFunctionArgs) {
  return loadDeposit(scopeOf(context), url)
}

export function action(args: ActionFunctionArgs) {
  return depositAction(args, 'main_deposit')
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('deposit.page_title'))

export default function DepositPage() {
  const t = useTexts()
  return <DepositView loaded={useLoaderData<typeof loader>()} title={t('deposit.title')} />
}
