import { Button, LinkButton, LinkContext } from '@nordlys/ui'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { RouterLink } from '../../ground/router/router-link.tsx'
import { useShellIfSent } from '../../ground/shell/use-shell.ts'
import { StandingContext } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { ClockProvider } from '../../parts/clock/clock-context.tsx'
import { NightScene } from '../../parts/offer/night-scene.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { HomeCountdown } from './home-countdown.tsx'
import { RawError } from './raw-error.tsx'

/** Stands in for a page that could not be made, with everything round it that every page has. [SCREEN-08] */
export function ErrorPage() {
  const error = useRouteError()
  const shell = useShellIfSent()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const content = isMissing ? (
    <MissingPage />
  ) : (
    <FailedPage error={error} reference={shell?.reference} />
  )
  if (!shell) return content
  return (
    <LinkContext value={RouterLink}>
      <ClockProvider renderedAt={shell.renderedAt} isFresh={shell.isForOne}>
        <StandingContext value={shell.player?.standing}>
          <PageFrame shell={shell}>{content}</PageFrame>
        </StandingContext>
      </ClockProvider>
    </LinkContext>
  )
}

function MissingPage() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  return (
    <section className="s-error" data-theme="dark">
      <title>{t('error.not_found_title')}</title>
      <meta name="robots" content="noindex" />
      <NightScene />
      <div className="n-wrap s-error__words">
        <p className="s-error__code" aria-hidden>
          404
        </p>
        <h1 className="n-h1">{t('error.not_found_heading')}</h1>
        <p className="s-error__text">
          {t('error.not_found', { path: pathname + search })}
          <br />
          {t('error.not_found_text')}
        </p>
        <HomeCountdown />
        <div className="s-error__ways">
          <LinkButton kind="primary" size="large" href="/">
            {t('error.go_home')}
          </LinkButton>
          <LinkButton size="large" href="/spilleautomater">
            {t('error.see_games')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

interface FailedPageProps {
  error: unknown
  reference: string | undefined
}

function FailedPage({ error, reference }: FailedPageProps) {
  const t = useTexts()
  return (
    <section className="s-error" data-theme="dark">
      <title>{t('error.title')}</title>
      <NightScene />
      <div className="n-wrap s-error__words">
        <h1 className="n-h1">{t('error.heading')}</h1>
        <p className="s-error__text">
          {t('error.generic')} {reference && t('error.reference', { reference })}
        </p>
        {import.meta.env.MODE === 'development' && <RawError error={error} />}
        <div className="s-error__ways">
          <Button kind="primary" size="large" onClick={() => location.reload()}>
            {t('error.retry')}
          </Button>
          <LinkButton size="large" href="/">
            {t('error.go_home')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
