import { Button, Card, Field } from '@nordlys/ui'
import type { StatementView } from './statement-view.ts'

/** Fetches a statement as a file; a plain form, which needs no script. [LED-09] */
export function StatementForm({ title, text, buttons, failure, fields }: StatementView) {
  return (
    <div id="kontoudtog">
      <Card title={title}>
        <p className="n-small n-text-2">{text}</p>
        {failure && (
          <p className="n-field__error" role="alert">
            {failure}
          </p>
        )}
        <form className="s-statement__form">
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
          <div className="n-ways n-ways--close">
            {buttons.map(({ text, action }) => (
              <Button key={action} type="submit" formAction={action}>
                {text}
              </Button>
            ))}
          </div>
        </form>
      </Card>
    </div>
  )
}
