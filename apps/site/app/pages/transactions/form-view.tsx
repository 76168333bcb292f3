import { Button, Field, Select } from '@nordlys/ui'

/** A form in words: the server makes them, and a browser only draws. */
export interface FormView {
  /** That it cannot be now, whatever is in it. */
  failure?: string | undefined
  fields: FormFieldView[]
  /** The rest of the address, which the form keeps. */
  kept?: (readonly [name: string, value: string])[]
  /** A button for each form of the answer, with where it leads. */
  buttons: { text: string; action: string }[]
}

export interface FormFieldView {
  name: string
  label: string
  typed: string
  help?: string
  error?: string
  isDate?: boolean
  /** The choices of a field in which nothing is typed, the empty one first. */
  options?: { value: string; text: string }[]
}

/** A plain form that asks by its address, and needs no script. */
export function ViewForm({ failure, fields, kept, buttons }: FormView) {
  return (
    <>
      {failure && (
        <p className="n-field__error" role="alert">
          {failure}
        </p>
      )}
      <form className="s-view-form">
        {kept?.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <OneField key={field.name + field.typed} {...field} />
        ))}
        <div className="n-ways n-ways--close">
          {buttons.map(({ text, action }) => (
            <Button key={action} type="submit" formAction={action}>
              {text}
            </Button>
          ))}
        </div>
      </form>
    </>
  )
}

function OneField({ typed, isDate, options, ...field }: FormFieldView) {
  if (options) return <Select {...field} defaultValue={typed} options={options} />
  return (
    <Field
      {...field}
      defaultValue={typed}
      inputMode={isDate ? 'numeric' : 'text'}
      maxLength={60}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
