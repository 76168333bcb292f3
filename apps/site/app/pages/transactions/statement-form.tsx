import { Button, Card, Field } from '@nordlys/ui'
import type { StatementView } from './statement-view.ts'

/** Fetches a statement as a file; a plain form, which needs no script. [LED-09] */
export function StatementForm({ title, text, button, failure, fields }: StatementView) {
  return (
    <div id="kontoudtog">
      <Card title={title}>
        <p className="n-small n-text-2">{text}</p>
        {failure && (
          <p className="n-field__error" role="alert">
            {failure}
          </p>
        )}
        <form action="/min-konto/transaktioner/kontoudtog.csv" className="s-statement__form">
          {fields.map(({ name, typed, ...field }) => (
            <Field
              key={name + typed}
              {...field}
              name={name}
              defaultValue={typed}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
            />
          ))}
          <Button type="submit">{button}</Button>
        </form>
      </Card>
    </div>
  )
}
