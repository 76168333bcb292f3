import type { AnswerOf, ErasureGroup, readErasure } from '@nordlys/contracts'
import { formatDate, formatMoment } from '@nordlys/core'
import { Button, Card } from '@nordlys/ui'
import { Form, useNavigation } from 'react-router'
import { dataAddress } from '../../ground/links/data-address.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

type Erasure = Omit<AnswerOf<typeof readErasure>, 'ok'>

/** What erasure takes and what the law keeps, with the way to it through MitID. [PD15, PD16] */
export function ErasureCard({ askedAt, isClosed, leavesAt, groups }: Erasure) {
  const t = useTexts()
  const isBusy = useNavigation().formData !== undefined
  const date = formatDate(leavesAt)
  return (
    <Card title={t('own_data.erase_title')} className="s-own-data">
      {askedAt ? (
        <p>{t('own_data.erase_asked', { moment: formatMoment(askedAt), date })}</p>
      ) : (
        <p>{t(isClosed ? 'own_data.erase_closed' : 'own_data.erase_open')}</p>
      )}
      <div className="s-own-data__groups">
        {groups.map((group) => (
          <details
            key={`${group.when} ${group.basis} ${group.until}`}
            open={group.when === 'at-once'}
          >
            <summary>{headOf(t, group)}</summary>
            <p className="n-text-2">{group.kinds.join('; ')}.</p>
          </details>
        ))}
      </div>
      <p className="n-text-2">{t('own_data.erase_number', { date })}</p>
      <p className="n-text-2">{t('own_data.erase_held')}</p>
      <Form method="post" action={dataAddress} preventScrollReset>
        <Button type="submit" name="erase" value="1" isBusy={isBusy}>
          {t(isClosed ? 'own_data.erase' : 'own_data.erase_and_close')}
        </Button>
      </Form>
    </Card>
  )
}

function headOf(t: Translate, { when, basis, until }: ErasureGroup): string {
  if (when === 'at-once') return t('own_data.erase_at_once')
  if (when === 'by-itself') return t('own_data.erase_by_itself')
  const law = t(`own_data.law_${basis}`)
  if (when === 'by-number') return t('own_data.erase_by_number', { law })
  if (until) return t('own_data.erase_until', { law, date: formatDate(until) })
  return t('own_data.erase_each', { law })
}
