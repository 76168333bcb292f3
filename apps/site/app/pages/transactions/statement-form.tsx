import { Card } from '@nordlys/ui'
import { ViewForm } from './form-view.tsx'
import type { StatementView } from './statement-view.ts'

/** Fetches a statement as a file. [LED-09] */
export function StatementForm({ title, text, ...form }: StatementView) {
  return (
    <div id="kontoudtog">
      <Card title={title}>
        <p className="n-small n-text-2">{text}</p>
        <ViewForm {...form} />
      </Card>
    </div>
  )
}
