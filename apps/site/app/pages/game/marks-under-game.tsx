import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** On small screens the bar has no room for all marks; they stand under the game, the whole time. [FLT-08] */
export function MarksUnderGame() {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <aside className="s-game__marks" aria-label={t('shell.authorities')} data-theme="dark">
      <ul className="s-game__mark-list">
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
