import { Button, classNames, Icon, Skeleton } from '@nordlys/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import type { RefObject } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** The id by which an error summary leads to the card fields. */
export const cardFrameId = 'kortfelter'

export interface CardFrameProps {
  /** Its fields keep what was typed while another way to pay is chosen. */
  isHidden: boolean
  /** Of a saved card the fields are its control digits alone. */
  isSaved: boolean
  /** The frame's address; undefined until the page listens to what the frame says. */
  address: string | undefined
  frame: RefObject<HTMLIFrameElement | null>
  /** In pixels, as the frame reported; undefined until it is ready. */
  height: number | undefined
  isSilent: boolean
  onRetry: () => void
}

/** The payment provider's own card fields, on the provider's own origin. */
export function CardFrame(props: CardFrameProps) {
  const { isHidden, isSaved, address, frame, height, isSilent, onRetry } = props
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
          <Button size="small" onClick={onRetry}>
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
              ref={frame}
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
