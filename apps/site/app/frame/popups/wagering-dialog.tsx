import { systemClock } from '@nordlys/core'
import { Button, Dialog, inFront, LinkButton, ProgressTrack } from '@nordlys/ui'
import { useEffect, useRef, useState } from 'react'
import { forgetHere, keepHere, keptHere } from '../../ground/browser/kept-here.ts'
import { onRoundSettled } from '../../ground/browser/round-settled.ts'
import { bonusTermsAddress, endBonusAddress } from '../../parts/bonus/bonus-address.ts'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { askForWagering, closeWagering, type WageringNotice } from './wagering-calls.ts'
import './wagering-dialog.css'
import { wageringKey } from './wagering-key.ts'
import { WageringWatch } from './wagering-watch.ts'

/** Tells a player who plays with a bonus how far it has come. No way on weighs more. [BONUS-02] */
export function WageringDialog({ loginId }: { loginId: string | undefined }) {
  const { isShown, due, close } = useWageringNotice(loginId)
  if (!due || loginId === undefined) return null
  const { title, lead, label, wholePercent, percent, progress, facts, ways } = due.notice
  return (
    <Dialog
      title={title}
      isOpen={isShown}
      onClose={close}
      lead={lead}
      actions={
        <div className="s-wagering-dialog__ways">
          <Button onClick={close}>{ways.goOn}</Button>
          <LinkButton href={endBonusAddress} onClick={close}>
            {ways.end}
          </LinkButton>
          <LinkButton href={bonusTermsAddress} onClick={close}>
            {ways.terms}
          </LinkButton>
        </div>
      }
    >
      <p className="s-wagering-dialog__progress">
        <b>{percent}</b> <span>{progress}</span>
      </p>
      <ProgressTrack kind="bonus" label={label} share={wholePercent / 100} valueText={progress} />
      <dl className="n-facts s-wagering-dialog__facts">
        {facts.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The notice due after a round, and its turn among the dialogs. */
function useWageringNotice(loginId: string | undefined) {
  const { isShown, want } = useDialogTurn('wagering')
  const [due, setDue] = useState<{ notice: WageringNotice; letGoOn: () => void }>()
  const watch = useRef<WageringWatch>(undefined)
  useEffect(() => {
    if (loginId === undefined) {
      forgetHere('local', wageringKey)
      return undefined
    }
    const following = new WageringWatch({
      keptDueInMs: () => keptDueInMs(loginId),
      keepDueInMs(ms) {
        keepHere('local', wageringKey, `${loginId} ${systemClock.now().getTime() + ms}`)
      },
      hold: () => inFront.put(),
      ask: askForWagering,
      close: closeWagering,
      show(notice, letGoOn) {
        setDue({ notice, letGoOn })
        want(true)
      },
      onError: (error) => reportError(error),
    })
    watch.current = following
    const unlisten = onRoundSettled(() => void following.roundSettled())
    return () => {
      unlisten()
      want(false)
    }
  }, [loginId, want])
  // The dialog itself holds the game from here on.
  useEffect(() => {
    if (isShown) due?.letGoOn()
  }, [due, isShown])
  useEffect(() => () => due?.letGoOn(), [due])
  const close = () => {
    want(false)
    if (due) void watch.current?.closed(due.notice.toldAt)
  }
  return { isShown, due, close }
}

/** A time kept in another login says nothing about this one. */
function keptDueInMs(loginId: string): number | undefined {
  const [login, dueAtMs] = keptHere('local', wageringKey)?.split(' ') ?? []
  const isKept = login === loginId && dueAtMs !== undefined
  return isKept ? Number(dueAtMs) - systemClock.now().getTime() : undefined
}
