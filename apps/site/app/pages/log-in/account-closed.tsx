import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'

const title = 'authentication.closed_title'
const usual = { title, text: 'authentication.closed_text' } as const
const paidOut = { title, text: 'authentication.closed_paid_text' } as const
const erased = { title: 'authentication.erased_title', text: 'authentication.erased_text' } as const
const unsettled = { title, text: 'authentication.erased_later_text' } as const

/** The words by the address; any other address is that of a closing. */
const said = new Map<string, typeof erased | typeof unsettled | typeof paidOut>([
  ['slettet', erased],
  ['slettes-senere', unsettled],
  ['udbetalt', paidOut],
])

/** Tells who has just closed their account how they come to their money, and where help is. [LIM-05] */
export function AccountClosed({ closed }: { closed: string }) {
  const t = useTexts()
  const { authorities } = useShell()
  const told = said.get(closed) ?? usual
  return (
    <Message tone="success" title={t(told.title)} takesFocus>
      <p>{t(told.text)}</p>
      <p>{t('authentication.closed_help', { phone: authorities.stopSpilletPhone })}</p>
    </Message>
  )
}
