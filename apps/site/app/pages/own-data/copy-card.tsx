import type { DataCopy } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { Button, Card } from '@nordlys/ui'
import { Form, useNavigation } from 'react-router'
import { dataAddress, dataFileAddress } from '../../ground/links/data-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

interface CopyCardProps {
  copy: DataCopy | undefined
  /** Absent where one may be ordered at once. */
  mayOrderAt: Date | undefined
}

/** The latest copy with what can be done with it, and the way to a new one. [PD4, PD5] */
export function CopyCard({ copy, mayOrderAt }: CopyCardProps) {
  const t = useTexts()
  const isBusy = useNavigation().formData !== undefined
  return (
    <Card title={t('own_data.copy_title')} className="s-own-data">
      <p className="n-text-2">{t('own_data.copy_text')}</p>
      {copy?.state === 'under-way' && (
        <p>{t('own_data.under_way', { moment: formatMoment(copy.orderedAt) })}</p>
      )}
      {copy?.expiresAt && <ReadyCopy copy={copy} expiresAt={copy.expiresAt} isBusy={isBusy} />}
      {mayOrderAt && (
        <p className="n-text-2">{t('own_data.again_at', { moment: formatMoment(mayOrderAt) })}</p>
      )}
      {copy?.state !== 'under-way' && !mayOrderAt && (
        <Form method="post" action={dataAddress} preventScrollReset>
          <Button type="submit" name="order" value="1" isBusy={isBusy}>
            {t(copy ? 'own_data.order_again' : 'own_data.order')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

interface ReadyCopyProps {
  copy: DataCopy
  expiresAt: Date
  isBusy: boolean
}

function ReadyCopy({ copy, expiresAt, isBusy }: ReadyCopyProps) {
  const t = useTexts()
  const ordered = { moment: formatMoment(copy.orderedAt), until: formatMoment(expiresAt) }
  return (
    <>
      <p>{t('own_data.ready', ordered)}</p>
      {copy.isOpen ? (
        <p className="s-account__ways">
          {/* Not a step of the router's: the browser saves the file, and the page stays. */}
          <a className="n-link" href={dataFileAddress(copy.copyId, 'pdf')} download>
            {t('own_data.fetch_paper')}
          </a>
          <a className="n-link" href={dataFileAddress(copy.copyId, 'json')} download>
            {t('own_data.fetch')}
          </a>
        </p>
      ) : (
        <Form method="post" action={dataAddress} preventScrollReset>
          <Button type="submit" kind="primary" name="open" value={copy.copyId} isBusy={isBusy}>
            {t('own_data.confirm')}
          </Button>
        </Form>
      )}
    </>
  )
}
