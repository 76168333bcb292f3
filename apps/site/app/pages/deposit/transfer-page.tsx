import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { DepositView } from '../../parts/deposit/deposit-view.tsx'
import { loadDeposit } from '../../parts/deposit/load-deposit.ts'
import { depositAction } from './deposit-action.ts'
import { TransferBalances } from './transfer-balances.tsx'
import { inOwnWords, transferView } from './transfer-view.ts'

export const handle = { isPayment: true } satisfies RouteHandle

/**
 * A transfer is the player's own money on its way into the account: the deposit in its own words, after
 * what the player has and what limits leave. [ROUTE-23] [PAY-09]
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const [loaded, { summary }] = await Promise.all([
    loadDeposit(scope, url),
    requirePlayer(scope, url),
  ])
  return {
    ...loaded,
    texts: inOwnWords(scope.content.translations),
    transfer: transferView(translator(textsOf(scope, 'transfer')), summary, loaded.form),
  }
}

export function action(args: ActionFunctionArgs) {
  return depositAction(args, 'main_deposit')
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('deposit.transfer_page_title'))

export default function TransferPage() {
  const t = useTexts()
  const loaded = useLoaderData<typeof loader>()
  return (
    <DepositView loaded={loaded} title={t('deposit.transfer_title')}>
      <TransferBalances {...loaded.transfer} />
    </DepositView>
  )
}
