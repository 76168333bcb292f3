import type { Complaint } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { Card } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** The complaint itself, its files, and everything that was written since, oldest first. */
export function CaseThread({ complaint }: { complaint: Complaint }) {
  const t = useTexts()
  const { words, wish, receivedAt, files, messages } = complaint
  return (
    <Card title={t('complaints.thread_title')}>
      <ul className="s-complaint-thread">
        <li>
          <Head author="player" at={receivedAt} />
          <p className="s-complaint-words">{words}</p>
          {wish !== undefined && (
            <>
              <p className="n-label">{t('complaints.wish_said')}</p>
              <p className="s-complaint-words">{wish}</p>
            </>
          )}
        </li>
        {messages.map(({ author, words: said, writtenAt }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever written between two others.
          <li key={place}>
            <Head author={author} at={writtenAt} />
            <p className="s-complaint-words">{said}</p>
          </li>
        ))}
      </ul>
      {files.length > 0 && (
        <>
          <h3 className="n-label s-complaint-files__title">{t('complaints.files_sent')}</h3>
          <ul className="s-complaint-files" aria-label={t('complaints.files_sent')}>
            {files.map(({ fileName, sentAt }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves.
              <li key={`${place} ${fileName}`} className="n-small">
                {t('complaints.file_sent', { name: fileName, moment: formatMoment(sentAt) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Head({ author, at }: { author: 'player' | 'staff'; at: Date }) {
  const t = useTexts()
  const name = t(author === 'player' ? 'complaints.by_you' : 'complaints.by_us')
  return (
    <p className="n-small n-text-2">{t('complaints.by', { name, moment: formatMoment(at) })}</p>
  )
}
