import { classNames } from './class-names.ts'

export interface MitIdButtonProps {
  /** One of MitID's own texts, such as "Log ind med MitID". */
  text: string
  wide?: boolean
}

/**
 * The submit button of its form, in MitID's blue and shape. It carries words alone: the mark itself is
 * used by agreement only.
 */
export function MitIdButton({ text, wide = false }: MitIdButtonProps) {
  return (
    <button
      type="submit"
      className={classNames('n-mit-id-button', wide && 'n-mit-id-button--wide')}
    >
      {text}
    </button>
  )
}
