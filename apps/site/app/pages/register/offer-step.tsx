import { Icon, Link } from '@nordlys/ui'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { NightScene } from '../../parts/offer/night-scene.tsx'
import { offerWords } from '../../parts/offer/offer-words.ts'
import { StepFacts, StepHeadline } from '../../parts/offer/step-terms.tsx'
import { sentencesOf } from '../../parts/offer/step-words.ts'
import { isInSteps, type ShownOffer } from '../../parts/offer/welcome-offer.ts'
import type { RegisterData } from './load-register.ts'
import { OfferTermsCard } from './offer-terms-card.tsx'
import { RegisterProblem } from './register-problem.tsx'
import { stepAddress } from './step.ts'
import { StepButton } from './step-button.tsx'

export interface OfferStepProps
  extends Pick<RegisterData, 'offer' | 'registration' | 'problem' | 'reference' | 'words'> {
  headingId: string
}

/** Step 1: the welcome offer or none, two doors of one size; one while there is no offer. [REG-01] */
export function OfferStep(props: OfferStepProps) {
  const t = useTexts()
  const { offer, registration, problem, words } = props
  const chosen = registration?.offer
  return (
    <>
      <div className="s-register__head">
        <h1 className="n-h1" id={props.headingId} tabIndex={-1}>
          {t(offer ? 'register.offer_title' : 'register.no_offer_title')}
        </h1>
        <p className="n-text-2 n-reading">
          {t(offer ? 'register.offer_intro' : 'register.no_offer_intro')}
        </p>
      </div>
      {problem && <RegisterProblem key={props.reference} code={problem} />}
      <Form method="post" action={stepAddress(1)} className="s-doors">
        <input type="hidden" name="intent" value="choose-offer" />
        {offer && <OfferDoor offer={offer} isChosen={chosen === 'welcome'} />}
        <NoOfferDoor isChosen={offer !== undefined && chosen === 'none'} />
      </Form>
      {offer && <OfferTermsCard offer={offer} />}
      {words && (
        <section className="n-card s-why">
          <h2 className="n-h3 s-why__title">{words.title}</h2>
          <p className="n-small n-text-2">{words.content}</p>
        </section>
      )}
      <p>
        {t('register.have_account')}{' '}
        <Link className="n-link" href="/log-ind">
          {t('shell.log_in')}
        </Link>
      </p>
    </>
  )
}

function OfferDoor({ offer, isChosen }: { offer: ShownOffer; isChosen: boolean }) {
  const t = useTexts()
  return (
    <Door
      scene
      kicker={t('register.offer_kicker')}
      isChosen={isChosen}
      {...doorWords(t, offer)}
      button={<StepButton name="offer" value="welcome" text={t('register.offer_take')} wide />}
    />
  )
}

function doorWords(
  t: Translate,
  offer: ShownOffer,
): Pick<DoorProps, 'title' | 'sentence' | 'facts'> {
  if (isInSteps(offer)) {
    return {
      title: <StepHeadline offer={offer} gold="s-door__gold" />,
      sentence: sentencesOf(t, offer),
      facts: <StepFacts offer={offer} />,
    }
  }
  const words = offerWords(offer)
  return {
    title: (
      <>
        <span className="s-door__gold">{words.bonus}</span>{' '}
        {t('register.offer_heading_bonus', words)}
      </>
    ),
    sentence: t('offer.sentence', words),
    facts: (
      <FactList
        facts={[
          t('register.offer_min', words),
          t('register.offer_wager', words),
          t('register.offer_max_bet', words),
          t('register.offer_valid', words),
          t('register.offer_spins', words),
          t('register.offer_who', words),
        ]}
      />
    ),
  }
}

function NoOfferDoor({ isChosen }: { isChosen: boolean }) {
  const t = useTexts()
  return (
    <Door
      kicker={t('register.none_kicker')}
      isChosen={isChosen}
      title={t('register.none_heading')}
      sentence={t('register.none_sentence')}
      facts={
        <FactList
          facts={[
            t('register.none_wager'),
            t('register.none_bet'),
            t('register.none_days'),
            t('register.none_limit'),
          ]}
        />
      }
      button={<StepButton name="offer" value="none" text={t('register.none_take')} wide />}
    />
  )
}

function FactList({ facts }: { facts: readonly string[] }) {
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

interface DoorProps {
  kicker: string
  title: ReactNode
  sentence: string
  facts: ReactNode
  button: ReactNode
  isChosen: boolean
  scene?: boolean
}

function Door(props: DoorProps) {
  const t = useTexts()
  return (
    <section className={props.scene ? 's-door s-door--scene' : 's-door'}>
      <div className="s-door__head" {...(props.scene && { 'data-theme': 'dark' })}>
        {props.scene && <NightScene />}
        <div className="s-door__words">
          <p className="s-door__kicker">
            {props.kicker}
            {props.isChosen && (
              <span className="s-door__chosen">
                <Icon glyph={Check} size={15} />
                {t('register.offer_chosen')}
              </span>
            )}
          </p>
          <h2 className="n-h2">{props.title}</h2>
          <p>{props.sentence}</p>
        </div>
      </div>
      <div className="s-door__facts">{props.facts}</div>
      <div className="s-door__button">{props.button}</div>
    </section>
  )
}
