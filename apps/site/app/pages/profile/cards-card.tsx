import { cardNameLengthMax } from '@nordlys/contracts'
import { Button, Card, Field, StatusTag } from '@nordlys/ui'
import { Form, useLocation, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import './cards.css'
import type { CardResult, SavedCards, ShownCard } from './saved-cards.ts'

const address = '/min-konto/profil/kort'

/** The cards that the payment provider keeps for the player: each is named and removed here. [PAY-01] */
export function CardsCard({ cards: { list, result } }: { cards: SavedCards }) {
  const t = useTexts()
  const { key } = useLocation()
  const busy = useNavigation().formData
  return (
    <Card title={t('profile.cards_title')} className="s-cards-card">
      <p className="n-text-2">{t(list.length > 0 ? 'profile.cards_text' : 'profile.cards_none')}</p>
      {result && <Result key={key} result={result} />}
      {list.length > 0 && (
        <ul className="s-cards">
          {list.map((card) => (
            <CardLine
              key={`${card.cardId} ${card.name}`}
              card={card}
              busy={busy?.get('card') === card.cardId ? busy : undefined}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

function CardLine({ card, busy }: { card: ShownCard; busy: FormData | undefined }) {
  const t = useTexts()
  const { cardId, words, name, expires, isExpired, usedAt } = card
  return (
    <li>
      <p className="s-cards__words">
        {name ? `${name}: ${words}` : words}
        {isExpired && <StatusTag tone="warning">{t('profile.card_expired')}</StatusTag>}
      </p>
      <p className="n-small n-text-2">
        {expires && !isExpired && `${t('profile.card_expires', { month: expires })} `}
        {t('profile.card_used', { moment: usedAt })}
      </p>
      <Form method="post" action={address} preventScrollReset>
        <input type="hidden" name="card" value={cardId} />
        <Field
          name="name"
          label={t('profile.card_name')}
          help={t('profile.card_name_help')}
          defaultValue={name}
          maxLength={cardNameLengthMax}
          autoComplete="off"
        />
        <p className="s-cards__acts">
          <Button
            type="submit"
            size="small"
            isBusy={busy !== undefined && !busy.has('remove')}
            aria-label={t('profile.card_name_save_label', { card: words })}
          >
            {t('profile.card_name_save')}
          </Button>
          <Button
            type="submit"
            size="small"
            name="remove"
            value="1"
            isBusy={busy?.has('remove') ?? false}
            aria-label={t('profile.card_remove_label', { card: words })}
          >
            {t('profile.card_remove')}
          </Button>
        </p>
      </Form>
    </li>
  )
}

function Result({ result }: { result: CardResult }) {
  const t = useTexts()
  const isDone = result === 'navngivet' || result === 'fjernet'
  const tone = isDone ? 'success' : 'danger'
  return <Message tone={tone} title={t(`profile.card_result_${result}`)} takesFocus />
}
