import { CheckField, SelectField, TextField } from '../../../kit/field.tsx'
import { TextWithCode } from '../../../kit/text-with-code.tsx'

/** The part of JSON Schema that arguments of operations use. */
export interface ArgumentSchema {
  properties?: Readonly<Record<string, Property>>
  required?: readonly string[]
}

interface Property {
  type?: string
  description?: string
  enum?: readonly string[]
  anyOf?: readonly { const?: string }[]
  default?: unknown
}

export type Arguments = Readonly<Record<string, unknown>>

interface ArgumentFieldsProps {
  schema: ArgumentSchema
  values: Arguments
  onChange(values: Arguments): void
}

/** One field for each argument of an operation. */
export function ArgumentFields({ schema, values, onChange }: ArgumentFieldsProps) {
  const change = (name: string, value: unknown) => {
    const { [name]: _before, ...others } = values
    onChange(value === '' || value === undefined ? others : { ...others, [name]: value })
  }
  return (
    <>
      {Object.entries(schema.properties ?? {}).map(([name, property]) => (
        <ArgumentField
          key={name}
          name={name}
          property={property}
          isRequired={schema.required?.includes(name) ?? false}
          value={values[name]}
          onChange={(value) => change(name, value)}
        />
      ))}
    </>
  )
}

interface ArgumentFieldProps {
  name: string
  property: Property
  isRequired: boolean
  value: unknown
  onChange(value: unknown): void
}

function ArgumentField({ name, property, isRequired, value, onChange }: ArgumentFieldProps) {
  const { type, description } = property
  const label = wordsOf(name)
  const choices = property.enum ?? property.anyOf?.flatMap((choice) => choice.const ?? [])
  const hint = description && <TextWithCode text={description} />
  const sharedProps = { label, hint, isRequired }
  if (choices?.length)
    return (
      <SelectField
        {...sharedProps}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{`Default${property.default === undefined ? '' : `: ${property.default}`}`}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    )
  if (type === 'boolean')
    return (
      <CheckField
        label={label}
        hint={hint}
        checked={Boolean(value ?? property.default)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  const isNumber = type === 'integer' || type === 'number'
  return (
    <TextField
      {...sharedProps}
      type={isNumber ? 'number' : 'text'}
      value={String(value ?? '')}
      onInput={({ currentTarget: { value: text } }) => onChange(isNumber && text ? Number(text) : text)}
    />
  )
}

/** `newName` and `new_name` are `New name`. */
function wordsOf(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
