import { Button, classNames, Icon, Skeleton } from '@nordlys/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { CashierFrames } from './use-cashier-frames.ts'

/** The id by which an error summary leads to the card fields. */
export const cardFrameId = 'kortfelter'

export interface CardFrameProps {
  /** Its fields keep what was typed while another way to pay is chosen. */
  isHidden: boolean
  /** Of a saved card the fields are its control digits alone. */
  isSaved: boolean
  frames: CashierFrames
}

/** The payment provider's own card fields, on the provider's own origin. */
export function CardFrame({ isHidden, isSaved, frames }: CardFrameProps) {
  const { address, cardFrame, height, isSilent, reload } = frames
  const t = useTexts()
  return (
    <section className="s-card-fields" hidden={isHidden} aria-label={t('deposit.card_frame')}>
      <p className="s-card-fields__lock">
        <Icon glyph={Lock} size={16} />
        {t('deposit.card_lock')}
      </p>
      {isSilent ? (
        <div className="s-card-fields__silent" role="alert">
          <Icon glyph={CircleAlert} />
          <div>
            <p className="n-label">{t('deposit.card_silent')}</p>
            <p className="n-small n-text-2">{t('deposit.card_silent_text')}</p>
          </div>
          <Button size="small" onClick={reload}>
            {t('deposit.card_retry')}
          </Button>
        </div>
      ) : (
        <div
          className={classNames('s-card-fields__room', isSaved && 's-card-fields__room--saved')}
          style={height ? { height } : undefined}
        >
          {height === undefined && (
            <FieldsToCome label={t('deposit.card_loading')} isOne={isSaved} />
          )}
          {address && (
            <iframe
              ref={cardFrame}
              id={cardFrameId}
              className="s-card-fields__frame"
              title={t('deposit.card_frame')}
              src={address}
              allow="payment 'none'"
            />
          )}
        </div>
      )}
    </section>
  )
}

/** As many fields as the provider shows, of the same size. */
function FieldsToCome({ label, isOne }: { label: string; isOne: boolean }) {
  return (
    <div className="s-card-fields__to-come" role="status" aria-label={label}>
      <Skeleton height="52px" />
      {!isOne && <Skeleton height="52px" />}
      {!isOne && <Skeleton height="52px" />}
    </div>
  )
}
