import { Dialog, Skeleton } from '@nordlys/ui'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { announceBalanceChanged } from '../../ground/browser/balance-changed.ts'
import { TextsProvider, useTexts } from '../../ground/text/use-texts.tsx'
import type { DepositPlace } from '../../parts/deposit/deposit-place.ts'
import { DepositParts } from '../../parts/deposit/deposit-view.tsx'
import type { LoadedDeposit } from '../../parts/deposit/load-deposit.ts'

interface QuickSheetProps {
  onClose: () => void
}

/**
 * The quick deposit over a game, which holds and keeps its address. What it shows is the quick deposit's own
 * page, loaded into the sheet. [PAY-03] [ROUTE-07]
 */
export function QuickSheet({ onClose }: QuickSheetProps) {
  const { load, data } = useFetcher<LoadedDeposit>()
  useEffect(() => void load(address), [load])
  return (
    <TextsProvider more={data}>
      <Sheet loaded={data} load={load} onClose={onClose} />
    </TextsProvider>
  )
}

const address = '/quick-deposit'

interface SheetProps extends QuickSheetProps {
  loaded: LoadedDeposit | undefined
  load: (href: string) => Promise<void>
}

function Sheet({ loaded, load, onClose }: SheetProps) {
  const t = useTexts()
  const isBooked = loaded?.deposit?.status === 'implemented'
  useEffect(() => {
    if (isBooked) announceBalanceChanged()
  }, [isBooked])
  const place: DepositPlace = {
    ...{ address, isSheet: true },
    show: (query) => load(address + query),
    // The game stays: MobilePay opens beside it. A browser that blocks that leaves its link in the sheet.
    leave: (url) => void window.open(url, '_blank', 'noopener'),
    goBack: onClose,
  }
  return (
    <Dialog
      title={t(loaded ? 'quick_deposit.title' : 'shell.deposit')}
      isOpen
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
