import type { CatalogueGame, CatalogueTable } from '@nordlys/contracts'
import { mathematicsAddress } from '../../ground/links/game-address.ts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

interface MarksUnderGameProps {
  family?: CatalogueGame['family']
  /** The table that is played at; none where a round is shown again. */
  table?: CatalogueTable | undefined
}

/** On small screens the bar has no room for all marks; they stand under the game, the whole time. [FLT-08] */
export function MarksUnderGame({ family = 'slot', table }: MarksUnderGameProps) {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <aside className="s-game__marks" aria-label={t('shell.authorities')} data-theme="dark">
      <ul className="s-game__mark-list">
        {family !== 'slot' && (
          <li className="s-game__source">
            {table ? (
              <a href={mathematicsAddress(table)} target="_blank" rel="noopener">
                {t('games.source_short')}
              </a>
            ) : (
              t('games.source_short')
            )}
          </li>
        )}
        <li>
          <a href={authorities.stopSpilletTel}>
            {t('shell.stopspillet', { phone: authorities.stopSpilletPhone })}
          </a>
        </li>
        <li>
          <a href={authorities.rofusUrl} target="_blank" rel="noopener">
            {t('shell.rofus')}
          </a>
        </li>
        <li>
          <a href={authorities.licenceUrl} target="_blank" rel="noopener">
            {t('shell.licence_short')}
          </a>
        </li>
      </ul>
    </aside>
  )
}
