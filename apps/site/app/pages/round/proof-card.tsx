import type { RoundFacts } from '@nordlys/contracts'
import { Card, Link } from '@nordlys/ui'
import { roundFactsAddress } from '../../ground/links/round-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FactsList } from './facts-list.tsx'

/** The seed, what it was bound to, and how: all that decided the round. [PROOF-03] */
export function ProofCard({ facts, proof }: { facts: RoundFacts; proof: string }) {
  const t = useTexts()
  const digest = (name: string, value: string | undefined) =>
    value === undefined ? undefined : { name, value, isDigest: true }
  return (
    <Card title={t('round.proof_title')}>
      <p className="n-text-2 n-small">{proof}</p>
      <FactsList
        rows={[
          digest(t('round.commitment'), facts.commitment),
          digest(t('round.seed'), facts.seed),
          digest(t('round.hash'), facts.definitionHash),
        ]}
      />
    </Card>
  )
}

export interface StrangerCardProps {
  roundId: string
  /** The page of the game's figures; undefined of a game that is not in the lists. */
  mathematics: string | undefined
}

/** How somebody else checks the round, with nothing of ours but a file and the code. */
export function StrangerCard({ roundId, mathematics }: StrangerCardProps) {
  const t = useTexts()
  return (
    <Card title={t('round.stranger_title')}>
      <p className="n-text-2 n-small">{t('round.stranger_text')}</p>
      <p className="s-round__ways">
        {/* A file is no page: the browser itself fetches it. */}
        <a className="n-link" href={roundFactsAddress(roundId)} download>
          {t('round.stranger_download')}
        </a>
        {mathematics && (
          <Link className="n-link" href={mathematics}>
            {t('round.stranger_mathematics')}
          </Link>
        )}
      </p>
      <p className="n-text-2 n-small">{t('round.stranger_command')}</p>
      <p className="s-round__command">
        <code translate="no">npm run round:check -- runde-{roundId}.json</code>
      </p>
      <p className="n-text-2 n-small">{t('round.stranger_hand')}</p>
    </Card>
  )
}
