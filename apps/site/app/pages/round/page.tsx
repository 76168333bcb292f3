import { Card, Link, LinkButton } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { mathematicsAddress } from '../../ground/links/game-address.ts'
import { roundReplayAddress } from '../../ground/links/round-address.ts'
import { orElse, readGames } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { gameTitles } from '../../parts/history/game-titles.ts'
import { GamblesCard, JackpotCard, PromiseCard, SupplierCard } from './beside-cards.tsx'
import { CheckCard } from './check/check-card.tsx'
import { HandCard } from './hand/hand-card.tsx'
import { handOf } from './hand/steps.ts'
import { loadRound } from './load-round.ts'
import { MainCard } from './main-card.tsx'
import { MovementsCard } from './movements-card.tsx'
import { ProofCard, StrangerCard } from './proof-card.tsx'
import { roundWords } from './round-words.ts'
import './round.css'

/** One of the player's own rounds: everything the books have of it. [PROOF-03] [SCREEN-12] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const { roundId = '' } = params
  const { facts, played, record } = await loadRound(scope, url, roundId)
  const texts = textsOf(scope, 'round', 'transactions', 'overview')
  const t = translator(texts)
  return {
    texts,
    owner: ownerOf(player),
    facts,
    record,
    played: played && { version: played.version, isCurrent: played.isCurrent },
    words: roundWords(t, facts, played, await gameTitles(scope)),
    // An old game that nothing here plays any more has its figures all the same.
    hand: await orElse(scope, undefined, () => handOf(t, facts, played)),
    mathematics: await mathematicsOf(scope, facts.gameId),
  }
}

/** A game that left the lists has no page of its figures any more. */
async function mathematicsOf(scope: RequestScope, gameId: string): Promise<string | undefined> {
  const game = (await readGames(scope))?.find((each) => each.gameId === gameId)
  return game && mathematicsAddress(game)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { texts, words } = loaderData
  return privateTags(translator(texts)('round.page_title', { game: words.game }))
}

export default function RoundPage() {
  const t = useTexts()
  const { owner, facts, record, played, words, hand, mathematics } = useLoaderData<typeof loader>()
  const { roundId, kind, state, spin, standsOn, gambles, jackpots, supplier } = facts
  const isShown = kind !== 'supplier' && state === 'settled'
  return (
    <AccountFrame owner={owner} title={t('round.title')}>
      <p className="s-round__ways s-round__on-screen">
        {isShown && <LinkButton href={roundReplayAddress(roundId)}>{t('round.again')}</LinkButton>}
        <Link className="n-link" href="/min-konto/transaktioner">
          {t('round.back')}
        </Link>
      </p>
      <MainCard facts={facts} played={played} words={words} />
      {spin && <PromiseCard spin={spin} />}
      {(standsOn || gambles.length > 0) && <GamblesCard standsOn={standsOn} gambles={gambles} />}
      {jackpots.map((jackpot) => (
        <JackpotCard key={jackpot.tier.key} jackpot={jackpot} />
      ))}
      {hand && <HandCard hand={hand} isHand={facts.commitment !== undefined} />}
      {facts.movements.length > 0 && <MovementsCard movements={facts.movements} />}
      {words.proof && <ProofCard facts={facts} proof={words.proof} />}
      {supplier && <SupplierCard supplier={supplier} />}
      <CheckCard record={record} />
      {!supplier && <StrangerCard roundId={roundId} mathematics={mathematics} />}
      <ComplainCard roundId={roundId} />
    </AccountFrame>
  )
}

function ComplainCard({ roundId }: { roundId: string }) {
  const t = useTexts()
  return (
    <Card title={t('round.complain_title')} className="s-round__on-screen">
      <p className="n-text-2 n-small">{t('round.complain_text')}</p>
      <p className="s-round__ways">
        <Link className="n-link" href={`/min-konto/klager?om=round:${encodeURIComponent(roundId)}`}>
          {t('round.complain_here')}
        </Link>
        <Link className="n-link" href="/contents/klager">
          {t('round.complain_how')}
        </Link>
      </p>
    </Card>
  )
}
