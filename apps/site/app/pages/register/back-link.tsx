import { Icon, LinkButton } from '@nordlys/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { type Step, stepAddress } from './step.ts'

/** Back loses nothing: what was sent is on the platform. */
export function BackLink({ step }: { step: Step }) {
  const t = useTexts()
  return (
    <LinkButton
      kind="text"
      size="large"
      href={stepAddress(step)}
      icon={<Icon glyph={ChevronLeft} />}
    >
      {t('register.back')}
    </LinkButton>
  )
}
