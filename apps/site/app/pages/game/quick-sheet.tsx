import { Dialog, Skeleton } from '@nordlys/ui'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { announceBalanceChanged } from '../../ground/browser/balance-changed.ts'
import { TextsProvider, useTexts } from '../../ground/text/use-texts.tsx'
import type { DepositPlace } from '../../parts/deposit/deposit-place.ts'
import { DepositParts } from '../../parts/deposit/deposit-view.tsx'
import type { LoadedDeposit } from '../../parts/deposit/load-deposit.ts'
import { isFinal } from '../../parts/deposit/payment-calls.ts'

interface QuickSheetProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * The quick deposit over a game, which holds and keeps its address. What it shows is the quick deposit's own
 * page, loaded into the sheet. [PAY-03] [ROUTE-07]
 */
export function QuickSheet({ isOpen, onClose }: QuickSheetProps) {
  const [opening, setOpening] = useState(0)
  const { load, data } = useFetcher<LoadedDeposit>({ key: `quick-deposit ${opening}` })
  useEffect(() => {
    if (isOpen) void load(address)
  }, [isOpen, load])
  // Opened again it shows the form, or the payment that is still under way.
  const close = () => {
    if (!data?.deposit || isFinal(data.deposit)) setOpening(opening + 1)
    onClose()
  }
  return (
    <TextsProvider more={data}>
      <Sheet key={opening} loaded={data} load={load} isOpen={isOpen} onClose={close} />
    </TextsProvider>
  )
}

const address = '/quick-deposit'

interface SheetProps extends QuickSheetProps {
  loaded: LoadedDeposit | undefined
  load: (href: string) => Promise<void>
}

function Sheet({ loaded, load, isOpen, onClose }: SheetProps) {
  const t = useTexts()
  const [isKept, setIsKept] = useState(false)
  const isBooked = loaded?.deposit?.status === 'implemented'
  useEffect(() => {
    if (isBooked) announceBalanceChanged()
  }, [isBooked])
  const place: DepositPlace = {
    ...{ isSheet: true, addressOf: (query: string) => address + query },
    show: (query) => load(address + query),
    // The game stays: MobilePay opens beside it. A browser that blocks that leaves its link in the sheet.
    leave: (url) => void window.open(url, '_blank', 'noopener'),
    keep: setIsKept,
    goBack: onClose,
  }
  return (
    <Dialog
      title={t(loaded ? 'quick_deposit.title' : 'shell.deposit')}
      isOpen={isOpen}
      isKept={isKept}
      onClose={onClose}
      closeLabel={t('games.sheet_close')}
    >
      {loaded ? (
        <DepositParts loaded={loaded} place={place} />
      ) : (
        <div role="status" aria-label={t('games.sheet_loading')}>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
    </Dialog>
  )
}
