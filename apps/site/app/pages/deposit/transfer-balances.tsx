import { Money } from '@nordlys/ui'
import './transfer.css'
import type { TransferView } from './transfer-view.ts'

/** The player's money before a transfer, and how much more the limits leave room for. [PAY-09] */
export function TransferBalances({ label, balances, room }: TransferView) {
  return (
    <section className="n-card s-transfer" aria-label={label}>
      <dl className="n-facts s-transfer__balances">
        {balances.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money ore={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {room && <p className="n-small n-text-2">{room}</p>}
    </section>
  )
}
