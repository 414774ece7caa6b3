import type { Problem } from '@octavo/platform/errors.ts'
import type { GivenAnswer } from '../orders/answers.ts'
import type { OrderInput } from '../orders/change-order.ts'
import type { CheckoutField, CheckoutGroup } from './checkout-fields.ts'

/** What the form says, in the words of orders. */
export function readOrderInput(groups: readonly CheckoutGroup[]): OrderInput {
  const ofBuyer = groups.filter(({ guest }) => guest === undefined).flatMap(({ fields }) => fields)
  const said = (name: string) => ofBuyer.find((field) => field.name === name)?.value ?? ''
  return {
    first_name: said('first_name'),
    last_name: said('last_name'),
    email: said('email'),
    profile: profileOf(ofBuyer),
    answers: answersOf(ofBuyer),
    guests: groups
      .filter(({ guest }) => guest !== undefined)
      .map(({ fields }) => ({
        name: fields[0]?.value || undefined,
        profile: profileOf(fields),
        answers: answersOf(fields),
      })),
  }
}

/** Whether an address that mail cannot be sent to is among the fields, which then say so. */
export function markEmail(fields: readonly CheckoutField[]): boolean {
  const wrong = fields.filter(({ kind, value }) => kind === 'email' && value && !isMailAddress(value))
  for (const field of wrong) field.flaw = 'This is not an address that mail can be sent to.'
  return wrong.length > 0
}

/** Puts what the order says is wrong to the fields it is about, and returns the rest in words. */
export function markFlaws(
  groups: readonly CheckoutGroup[],
  { message, details }: Problem,
): string | undefined {
  const paths = Object.keys(Object(Object(details.data).flaws))
  const fields = groups.flatMap((group) => group.fields)
  const meant = fields.filter(({ path }) => paths.includes(path))
  for (const field of meant) field.flaw = field.value ? 'This cannot be.' : 'Please fill this in.'
  if (paths.includes('order.payment_method')) return 'Choose how you would like to pay.'
  return meant.length > 0 ? undefined : message
}

export function isMailAddress(text: string): boolean {
  return emailShape.test(text)
}

const emailShape = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;]+$/

function profileOf(fields: readonly CheckoutField[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ cannedId, value }) => (cannedId !== undefined && value ? [[cannedId, value]] : [])),
  )
}

function answersOf(fields: readonly CheckoutField[]): GivenAnswer[] {
  return fields.flatMap(({ questionId, value, kind }) =>
    questionId !== undefined && value
      ? [{ question_id: String(questionId), answer: kind === 'choices' ? value.split('\n') : value }]
      : [],
  )
}
