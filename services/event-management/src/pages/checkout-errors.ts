import type { Problem } from '@octavo/platform/errors.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { type TSchema, Type } from 'typebox'
import Value from 'typebox/value'
import { ProfileInput } from '../orders/schema/orders.ts'
import { Email } from '../wire/texts.ts'
import type { CheckoutField, CheckoutGroup } from './checkout-fields.ts'
import { profileValue } from './checkout-input.ts'
import { emailError, isMailAddress, maxLineLength, maxParagraphLength } from './form-fields.ts'

/** Marks values that the API would refuse as well. Empty fields are checked when the order is placed. */
export function markInvalidValues(groups: readonly CheckoutGroup[]): boolean {
  const fields = groups.flatMap((group) => group.fields)
  for (const field of fields) field.errorText = field.value ? valueError(field) : undefined
  return fields.some(({ errorText }) => errorText !== undefined)
}

/** Marks the fields that a refused order is about, and returns the message about the rest of it. */
export function markErrors(
  groups: readonly CheckoutGroup[],
  { message, details }: Problem,
): string | undefined {
  const paths = Object.keys(asRecord(asRecord(details.data).errors)).map((path) => pathOfField(groups, path))
  const fields = groups.flatMap((group) => group.fields)
  const refused = fields.filter(({ path }) => paths.includes(path))
  for (const field of refused)
    field.errorText = field.value ? 'Choose one of the options.' : missingError(field)
  if (paths.includes('order.payment_method')) return 'Choose a payment method.'
  return refused.length > 0 ? undefined : message
}

/** Invalid answers are reported by their position among the answers sent, fields are named by their question. */
function pathOfField(groups: readonly CheckoutGroup[], path: string): string {
  const [, person, position] = /^(order(?:\.attendees\.\d+)?)\.answers\.(\d+)\.\w+$/.exec(path) ?? []
  if (person === undefined) return path
  const answered = groups
    .flatMap((group) => group.fields)
    .filter((field) => field.path.startsWith(`${person}.answers.`) && field.value)
  return answered[Number(position)]?.path ?? path
}

function missingError({ kind }: CheckoutField): string {
  if (kind === 'agreement') return 'You must agree to continue.'
  return kind === 'choice' || kind === 'choices' ? 'Choose an option.' : 'This field is required.'
}

function valueError(field: CheckoutField): string | undefined {
  const { kind, value, cannedId = '' } = field
  if (kind === 'choice' || kind === 'choices' || kind === 'agreement') return undefined
  const schema = schemaOf(field)
  const [error] = Value.Errors(schema, profileValue(field))
  if (error?.keyword === 'maxLength')
    return `Use at most ${error.params.limit} characters. You have entered ${value.length}.`
  if (kind === 'email') return error || !isMailAddress(value) ? emailError : undefined
  return error && (profileErrors.get(cannedId) ?? 'Check this value.')
}

const profileErrors = new Map(
  Object.entries({
    age: 'Enter a whole number between 0 and 150.',
    birth_date: 'Enter a date as YYYY-MM-DD, for example 1990-12-31.',
  }),
)

function schemaOf({ kind, cannedId = '' }: CheckoutField): TSchema {
  if (kind === 'email') return Email
  const ofProfile: Readonly<Record<string, TSchema>> = ProfileInput.properties
  return ofProfile[cannedId] ?? (kind === 'paragraph' ? Paragraph : Line)
}

const Line = Type.String({ maxLength: maxLineLength })
const Paragraph = Type.String({ maxLength: maxParagraphLength })
