import {
  type Description,
  type Operation,
  type Parameter,
  resolveSchema,
  type Schema,
} from '../../api/openapi.ts'
import { AreaField, SelectField, TextField } from '../../kit/field.tsx'
import { TextWithCode } from '../../kit/text-with-code.tsx'
import { address, setQuery } from '../../router.ts'
import { exampleOf } from './example.ts'
import { bodyOf, typeBody } from './typed-body.ts'

interface ParameterFieldsProps {
  operation: Operation
  description: Description
  /** Missing required parameters. */
  missing: readonly string[]
}

export function ParameterFields({ operation, description, missing }: ParameterFieldsProps) {
  const { parameters = [], requestBody } = operation
  const { query } = address.value
  const [media] = Object.values(requestBody?.content ?? {})
  return (
    <>
      {parameters.length === 0 && !requestBody && <p class="quiet">No parameters.</p>}
      {parameters.map((parameter) => (
        <ParameterField
          key={`${parameter.in} ${parameter.name}`}
          parameter={parameter}
          schema={resolveSchema(parameter.schema, description)}
          value={query.get(parameter.name) ?? ''}
          isMissing={missing.includes(parameter.name)}
        />
      ))}
      {requestBody && (
        <AreaField
          label="Body"
          rows={8}
          value={bodyOf(operation)}
          isRequired={requestBody.required ?? false}
          error={missing.includes('body') ? 'body is required.' : undefined}
          hint={
            <button
              type="button"
              class="link"
              onClick={() =>
                typeBody(operation, JSON.stringify(exampleOf(media?.schema, description), undefined, 2))
              }
            >
              Use example
            </button>
          }
          onInput={(event) => typeBody(operation, event.currentTarget.value)}
        />
      )}
    </>
  )
}

interface ParameterFieldProps {
  parameter: Parameter
  schema: Schema
  value: string
  isMissing: boolean
}

const locations = { path: 'path', query: 'query', header: 'header', cookie: 'cookie' }

function ParameterField({
  parameter: { name, in: location, description, required },
  schema,
  value,
  isMissing,
}: ParameterFieldProps) {
  const choices = choicesOf(schema)
  const common = {
    label: <code>{name}</code>,
    hint: (
      <TextWithCode
        text={[description ?? schema.description, `${kindOf(schema)}, ${locations[location]}`]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
    isRequired: required ?? false,
    error: isMissing ? `${name} is required.` : undefined,
    value,
  }
  if (choices)
    return (
      <SelectField {...common} onChange={(event) => setQuery({ [name]: event.currentTarget.value })}>
        <option value="">{schema.default === undefined ? 'Not sent' : `Not sent (${schema.default})`}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    )
  const example = schema.example ?? schema.examples?.[0] ?? schema.default
  return (
    <TextField
      {...common}
      inputMode={isNumber(schema) ? 'numeric' : undefined}
      placeholder={example === undefined ? undefined : String(example)}
      onInput={(event) => setQuery({ [name]: event.currentTarget.value })}
    />
  )
}

function choicesOf({ type, enum: values }: Schema): readonly string[] | undefined {
  if (values) return values.map(String)
  return type === 'boolean' ? ['true', 'false'] : undefined
}

function isNumber({ type }: Schema): boolean {
  return type === 'integer' || type === 'number'
}

function kindOf({ type, format, enum: values, anyOf, minimum, maximum }: Schema): string {
  if (values) return 'enum'
  if (anyOf) return 'string or array'
  const name =
    type === 'integer' ? 'integer' : type === 'number' ? 'a number' : type === 'boolean' ? 'boolean' : 'text'
  const range = minimum !== undefined && maximum !== undefined ? ` from ${minimum} to ${maximum}` : ''
  return `${name}${range}${format ? `, ${format}` : ''}`
}
