import { Button, Dialog } from '@nordlys/ui'
import { useEffect } from 'react'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { isCrawler } from '../../ground/document/crawler.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { tellConnectionRestored } from './connection-restored.ts'
import { NetworkWatch } from './network-watch.ts'
import { probeConnection } from './probe-connection.ts'

/** Watches the connection, and shows a dialog while it is down. [NET-02, NET-03] */
export function NetworkDialog() {
  const t = useTexts()
  const { isShown, want } = useDialogTurn('network')
  const session = useDialogTurn('session')
  const closeSession = session.want
  useEffect(() => {
    // A crawler never sees the dialog of a lost connection. [ERR-06]
    if (isCrawler(navigator.userAgent)) return undefined
    const watch = new NetworkWatch({
      time: browserTime,
      probe: probeConnection,
      onLost() {
        closeSession(false)
        want(true)
      },
      onBack() {
        want(false)
        tellConnectionRestored(window)
      },
    })
    const events = new AbortController()
    addEventListener('offline', () => watch.offline(), { signal: events.signal })
    addEventListener('online', () => watch.online(), { signal: events.signal })
    const stop = watch.start()
    return () => {
      events.abort()
      stop()
    }
  }, [want, closeSession])
  return (
    <Dialog
      title={t('modal.network_title')}
      isOpen={isShown}
      onClose={() => want(false)}
      actions={
        <Button kind="primary" onClick={() => location.reload()}>
          {t('modal.network_retry')}
        </Button>
      }
    >
      <p>{t('modal.network_text')}</p>
    </Dialog>
  )
}
