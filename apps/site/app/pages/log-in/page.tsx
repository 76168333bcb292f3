import { startIdentification } from '@nordlys/contracts'
import { sameSitePath } from '@nordlys/core'
import { Icon, Link, MitIdButton } from '@nordlys/ui'
import ShieldCheck from 'lucide-react/icons/shield-check'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { titledTextOf } from '../../ground/configuration/configuration.ts'
import './log-in.css'
import { loginAddress } from '../../ground/links/login-address.ts'
import { callPlatform, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { markDevice } from '../../parts/identification/device-cookie.ts'
import { browserOf, rememberVisit } from '../../parts/identification/mitid-visit.ts'
import { AccountClosed } from './account-closed.tsx'
import { LoginProblem, readLoginProblem } from './login-problem.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const returnTo = sameSitePath(url.searchParams.get('redirect'))
  if (scope.knownPlayer) throw redirect(returnTo ?? '/')
  return {
    texts: textsOf(scope, 'authentication', 'btn'),
    seo: seoOf(scope, '/log-ind'),
    words: titledTextOf(scope.content, 'login_content'),
    noAccount: titledTextOf(scope.content, 'verifycpr_loginnoacc'),
    problem: readLoginProblem(url.searchParams.get('fejl')),
    /** The player has just closed their account. [LIM-05] */
    closed: url.searchParams.get('lukket') ?? undefined,
    returnTo,
    /** Tells one refusal from the next, which may have the same words. */
    visit: scope.reference,
  }
}

/** The only way in: MitID. The way back shows its result. [REG-05] */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const returnTo = sameSitePath((await request.formData()).get('redirect'))
  const visit = await callPlatform(scope, startIdentification, {
    purpose: 'login',
    returnTo,
    browser: browserOf(scope),
  })
  if (!visit.ok) return redirect(loginAddress({ refusal: visit.refusal, returnTo }), 303)
  markDevice(scope)
  rememberVisit(scope, visit, { purpose: 'login', returnTo })
  return redirect(visit.authorizeUrl, 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData?.problem) return seoTags(loaderData?.seo)
  const title = translator(loaderData.texts)('authentication.problem_page_title')
  return seoTags({ ...loaderData.seo, title })
}

export default function LoginPage() {
  const t = useTexts()
  const { problem, words, noAccount, closed, returnTo, visit } = useLoaderData<typeof loader>()
  return (
    <div className="n-wrap s-page s-login">
      <h1 className="n-h1 n-h1--account">{t('authentication.login_title')}</h1>
      {problem && <LoginProblem key={visit} code={problem} noAccount={noAccount} />}
      {closed && <AccountClosed closed={closed} />}
      <p className="n-text-2">
        {t('authentication.login_help')}
        {returnTo && ` ${t('authentication.login_return')}`}
      </p>
      {/* The browser leaves the site, so the document is what is sent, script or not. */}
      <Form method="post" action="/log-ind" reloadDocument>
        {returnTo && <input type="hidden" name="redirect" value={returnTo} />}
        <MitIdButton text={t('authentication.login_button')} wide />
      </Form>
      <p>
        {t('authentication.login_no_account_yet')}{' '}
        <Link className="n-link" href="/registrer">
          {t('authentication.login_register')}
        </Link>
      </p>
      {words && (
        <div className="s-login__safe">
          <Icon glyph={ShieldCheck} />
          <div>
            <h2 className="n-label">{words.title}</h2>
            <p className="n-small n-text-2">{words.content}</p>
          </div>
        </div>
      )}
    </div>
  )
}
