import type { GivenAnswer } from '../orders/answers.ts'
import type { OrderInput } from '../orders/change-order.ts'
import type { CheckoutField, CheckoutGroup } from './checkout-fields.ts'

/** The values of the checkout form as input of an order. */
export function readOrderInput(groups: readonly CheckoutGroup[]): OrderInput {
  const ofBuyer = groups.filter(({ guest }) => guest === undefined).flatMap(({ fields }) => fields)
  const fieldValue = (name: string) => ofBuyer.find((field) => field.name === name)?.value ?? ''
  return {
    first_name: fieldValue('first_name'),
    last_name: fieldValue('last_name'),
    email: fieldValue('email'),
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

/** The value with the type that it has in a profile. */
export function profileValue({ cannedId, value }: CheckoutField): string | number {
  return cannedId === 'age' && value.trim() !== '' ? Number(value) : value
}

/** Includes empty values as undefined, which removes what was saved before. */
function profileOf(fields: readonly CheckoutField[]): Record<string, string | number | undefined> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.cannedId === undefined ? [] : [[field.cannedId, field.value ? profileValue(field) : undefined]],
    ),
  )
}

function answersOf(fields: readonly CheckoutField[]): GivenAnswer[] {
  return fields.flatMap(({ questionId, value, kind }) =>
    questionId !== undefined && value
      ? [{ question_id: String(questionId), answer: kind === 'choices' ? value.split('\n') : value }]
      : [],
  )
}
