import { Dialog, Skeleton } from '@nordlys/ui'
import { useEffect, useEffectEvent, useState } from 'react'
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
  const { load, data } = useFetcher<LoadedDeposit>()
  const isOver = useEffectEvent(() => !data?.deposit || isFinal(data.deposit))
  // Opened again it shows the form, or the payment that is still under way.
  useEffect(() => {
    if (isOpen && isOver()) void load(address)
  }, [isOpen, load])
  return (
    <TextsProvider more={data}>
      <Sheet loaded={data} load={load} isOpen={isOpen} onClose={onClose} />
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
  const [paying, setPaying] = useState<string>()
  const isBooked = loaded?.deposit?.status === 'implemented'
  useEffect(() => {
    if (isBooked) announceBalanceChanged()
  }, [isBooked])
  const place: DepositPlace = {
    ...{ isSheet: true, addressOf: (query: string) => address + query },
    show: (query) => load(address + query),
    // The game stays: MobilePay opens beside it. A browser that blocks that leaves its link in the sheet.
    leave: (url) => void window.open(url, '_blank', 'noopener'),
    goBack: onClose,
  }
  return (
    <Dialog
      title={t(loaded ? 'quick_deposit.title' : 'shell.deposit')}
      isOpen={isOpen}
      // The card's frames are where the payment is confirmed.
      isKept={paying !== undefined}
      onClose={onClose}
      closeLabel={t('games.sheet_close')}
    >
      {loaded ? (
        <DepositParts loaded={loaded} place={place} onPaying={setPaying} />
      ) : (
        <div role="status" aria-label={t('games.sheet_loading')}>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
    </Dialog>
  )
}
