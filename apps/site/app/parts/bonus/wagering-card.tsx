import { Button, Card, Link, ProgressTrack, StatusTag } from '@nordlys/ui'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { bonusAddress, bonusTermsAddress, endBonusAddress } from './bonus-address.ts'
import './wagering.css'
import type { WageringWords } from './wagering-words.ts'

/** How far the active bonus has come, and until when; nothing of it hurries anyone. [BONUS-02] */
export function WageringCard({ words }: { words: WageringWords }) {
  const t = useTexts()
  const { share, percent, progress, missing, stakeMax, daysLeft, soon } = words
  return (
    <Card
      title={t('wagering.title')}
      className="s-wagering"
      aside={<StatusTag tone="bonus">{daysLeft}</StatusTag>}
    >
      <p>
        <b className="s-wagering__percent">{percent}</b> <span>{progress}</span>
      </p>
      <ProgressTrack kind="bonus" label={t('wagering.title')} share={share} valueText={progress} />
      <p className="s-wagering__line">
        <span>
          {t('wagering.missing')} <b>{missing}</b>
        </span>
        <span>
          {t('wagering.stake_max')} <b>{stakeMax}</b>
        </span>
      </p>
      {soon && <p className="s-wagering__soon">{soon}</p>}
      <Ways />
    </Card>
  )
}

/** A player who may be offered nothing sees no page of offers, and ends a bonus all the same. */
function Ways() {
  const t = useTexts()
  const isOffered = useIsShown()('own-campaigns')
  if (!isOffered) {
    return (
      <form method="get" action={bonusAddress} className="s-wagering__line s-wagering__line--ways">
        <input type="hidden" name="afslut" value="1" />
        <Button type="submit" size="small">
          {t('wagering.end')}
        </Button>
      </form>
    )
  }
  return (
    <p className="s-wagering__line s-wagering__line--ways">
      <Link className="n-link" href={bonusTermsAddress}>
        {t('wagering.terms')}
      </Link>
      <Link className="n-link" href={endBonusAddress}>
        {t('wagering.end')}
      </Link>
    </p>
  )
}
