import type { CatalogueTable } from '@nordlys/contracts'
import { formatKroner } from '@nordlys/core'
import { mathematicsAddress } from '../../ground/links/game-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { tableReturn } from '../../parts/game-tile/table-return.ts'

/** Facts of a table to read while playing; the rules open beside the game. [PROOF-02] */
export function TableAbout({ table }: { table: CatalogueTable }) {
  const t = useTexts()
  const stakes = { from: formatKroner(table.minStakeOre), to: formatKroner(table.maxStakeOre) }
  return (
    <>
      <p className="n-label">{t('games.about_table')}</p>
      <dl className="s-example__lines">
        <div className="s-example__line">
          <dt>{t('games.fact_rtp')}</dt>
          <dd>{tableReturn(table, t)}</dd>
        </div>
        <div className="s-example__line">
          <dt>{t('games.fact_stakes')}</dt>
          <dd>{t('games.fact_stakes_value', stakes)}</dd>
        </div>
      </dl>
      <p>
        <a className="n-link" href={mathematicsAddress(table)} target="_blank" rel="noopener">
          {t('games.rules_and_figures')}
        </a>
      </p>
    </>
  )
}
