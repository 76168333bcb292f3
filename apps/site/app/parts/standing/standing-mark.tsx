import { Icon, LinkButton } from '@nordlys/ui'
import Lock from 'lucide-react/icons/lock'
import { useStandingWords } from './use-standing-words.ts'

/** In a deposit button's place: why there is none, in two words, and the way to what is to be known. */
export function StandingMark(shown: { className: string; wordClass: string; 'data-on'?: string }) {
  const { wordClass, ...rest } = shown
  const words = useStandingWords()
  if (!words) return null
  const { mark, sentence, href } = words
  return (
    <LinkButton
      href={href}
      icon={<Icon glyph={Lock} size={18} />}
      aria-label={`${mark}. ${sentence}`}
      {...rest}
    >
      <span className={wordClass}>{mark}</span>
    </LinkButton>
  )
}
