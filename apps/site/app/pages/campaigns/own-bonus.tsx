import { Button, Card, Link, LinkButton } from '@nordlys/ui'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { bonusAddress, bonusTermsId } from '../../parts/bonus/bonus-address.ts'
import { WageringCard } from '../../parts/bonus/wagering-card.tsx'
import { Message } from '../../parts/message/message.tsx'
import type { ShownBonus } from './bonus-view.ts'

/** The active bonus: what is left of it, and how far it has come. */
export function OwnBonus({ bonus }: { bonus: ShownBonus }) {
  const t = useTexts()
  return (
    <div className="s-own-bonus">
      <Card title={t('bonus.title')} aside={<span className="n-label">{bonus.name}</span>}>
        <dl className="n-facts s-own-bonus__facts">
          {bonus.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <WageringCard words={bonus.wagering} />
    </div>
  )
}

/** The terms under which the bonus was given. */
export function BonusTerms({ bonus }: { bonus: ShownBonus }) {
  const t = useTexts()
  return (
    <section className="n-card" id={bonusTermsId}>
      <h2 className="n-h3">{t('bonus.terms_title')}</h2>
      <ul className="s-account__list n-text-2">
        {bonus.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <p className="s-account__ways">
        <Link className="n-link" href="/contents/bonusregler">
          {t('bonus.rules')}
        </Link>
      </p>
    </section>
  )
}

interface EndQuestionProps {
  bonus: ShownBonus
  wishKey: string
  /** The error has the focus then. */
  isAgain: boolean
}

/** The loss is shown before it happens; keeping weighs as much as ending. [BONUS-02] */
export function EndQuestion({ bonus, wishKey, isAgain }: EndQuestionProps) {
  const t = useTexts()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Message
      tone="info"
      title={t('bonus.end_title')}
      takesFocus={!isAgain}
      actions={
        <Form method="post" action={`${bonusAddress}?afslut=1`} className="s-own-bonus__ways">
          <input type="hidden" name="bonus" value={bonus.bonusId} />
          <input type="hidden" name="key" value={wishKey} />
          <LinkButton href={bonusAddress}>{t('bonus.end_no')}</LinkButton>
          <Button type="submit" isBusy={isBusy}>
            {t('bonus.end_yes')}
          </Button>
        </Form>
      }
    >
      {bonus.loss.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Message>
  )
}
