import type { ReactNode } from 'react'

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'bonus' | 'neutral'

export interface StatusTagProps {
  tone: StatusTone
  /** Always the word itself: colour alone says nothing. */
  children: ReactNode
}

export function StatusTag({ tone, children }: StatusTagProps) {
  return <span className={`n-status-tag n-status-tag--${tone}`}>{children}</span>
}
