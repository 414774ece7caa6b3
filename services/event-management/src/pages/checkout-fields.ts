import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { QuestionType } from '../database/ticket-tables.ts'
import type { Answer } from '../orders/answers.ts'
import { type Profile, unitsOf } from '../orders/guests.ts'
import { type Questionnaire, questionsFor } from '../orders/questionnaire.ts'
import type { OrderLineRow } from '../orders/store/order-lines.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import { describeSeat } from '../seats/seat-description.ts'
import { seatsOfTickets } from '../seats/seats-of-lines.ts'
import type { Seat } from '../seats/store/seats.ts'
import type { Question } from '../tickets/questions/questions.ts'
import type { QuestionRow } from '../tickets/questions/store.ts'
import { textOf } from '../wire/rich-text.ts'
import type { FieldView } from './form-fields.ts'
import type { FormValues } from './form-values.ts'

/** A field of the checkout, mapped to the order. */
export interface CheckoutField extends FieldView {
  /** As errors of orders name it. */
  path: string
  /** The id of the organizer's own question. */
  questionId?: number
  /** The name of the canned question. */
  cannedId?: string
}

export interface CheckoutGroup {
  legend: string
  note?: string | undefined
  /** The position of the ticket; undefined for the buyer. */
  guest?: number
  fields: CheckoutField[]
}

export interface CheckoutForm {
  order: Pick<OrderRow, 'guests' | 'first_name' | 'last_name' | 'email' | 'answers' | 'profile'>
  lines: readonly OrderLineRow[]
  questionnaire: Questionnaire
  /** The submitted values; without them, those that the order has. */
  values: FormValues | undefined
  seats: readonly Seat[]
  sendsMail: boolean
}

/** The fields for the buyer and for each ticket, with their values. */
export function checkoutGroups(form: CheckoutForm): CheckoutGroup[] {
  const { order, lines, questionnaire, values, seats, sendsMail } = form
  const classIds = new Set(lines.map(({ ticket_class_id }) => ticket_class_id))
  const fieldValue = (name: string, saved = '') => (values ? values.all(name).join('\n') : saved)
  const buyer = [
    field('first_name', 'order.name', 'First name', fieldValue('first_name', order.first_name), {
      autocomplete: 'given-name',
    }),
    field('last_name', 'order.last_name', 'Last name', fieldValue('last_name', order.last_name), {
      autocomplete: 'family-name',
      isRequired: false,
    }),
    field('email', 'order.email', 'Email', fieldValue('email', order.email), {
      kind: 'email',
      autocomplete: 'email',
      note: sendsMail ? 'We send the tickets to this address.' : 'The organizer can see this address.',
    }),
    ...questionFields(questionnaire, {
      respondent: 'ticket_buyer',
      classIds,
      prefix: '',
      path: 'order',
      fieldValue,
      saved: { answers: decodeJson<Answer[]>(order.answers), profile: decodeJson<Profile>(order.profile) },
    }),
  ]
  const units = unitsOf(order, lines)
  const seatOfUnit = seatsOfTickets(
    units.map(({ line }) => line),
    seats,
  )
  return [
    { legend: 'You', fields: buyer },
    ...units.map(({ line, guest }, at) => ({
      legend: units.length > 1 ? `Ticket ${at + 1}: ${line.ticket_class_name}` : line.ticket_class_name,
      note: seatOfUnit[at] && describeSeat(seatOfUnit[at]),
      guest: at,
      fields: [
        field(
          `guest_${at}_name`,
          `order.attendees.${at}.name`,
          'Name on the ticket',
          fieldValue(`guest_${at}_name`, guest?.name),
          { isRequired: false, note: 'Leave it empty to use your own name.' },
        ),
        ...questionFields(questionnaire, {
          respondent: 'attendee',
          classIds: new Set([line.ticket_class_id]),
          prefix: `guest_${at}_`,
          path: `order.attendees.${at}`,
          fieldValue,
          saved: guest,
        }),
      ],
    })),
  ]
}

interface Respondent {
  respondent: 'ticket_buyer' | 'attendee'
  classIds: ReadonlySet<number>
  prefix: string
  path: string
  fieldValue: (name: string, saved?: string) => string
  saved: { answers: readonly Answer[]; profile: Profile } | undefined
}

function questionFields({ own, canned }: Questionnaire, form: Respondent): CheckoutField[] {
  const { respondent, classIds, prefix, path, fieldValue, saved } = form
  const ofEvery = questionsFor(canned, respondent, classIds).filter(
    ({ canned_id }) => !always.has(canned_id ?? ''),
  )
  return [
    ...ofEvery.map(({ canned_id, html, is_required }) => {
      const cannedId = canned_id ?? ''
      const name = `${prefix}profile_${cannedId}`
      const value = fieldValue(name, textIn(saved?.profile[cannedId]))
      return field(name, `${path}.${cannedId}`, textOf(html), value, {
        kind: cannedKinds.get(cannedId) ?? 'text',
        isRequired: is_required === 1,
        cannedId,
      })
    }),
    ...questionsFor(own, respondent, classIds).map((question) => {
      const name = `${prefix}answer_${question.id}`
      const answer = saved?.answers.find(({ question_id }) => question_id === String(question.id))
      const value = fieldValue(name, answer?.choice_ids?.join('\n') ?? answer?.answer)
      return field(name, `${path}.answers.${question.id}`, labelOf(question), value, {
        ...shapeOf(question),
        questionId: question.id,
        // A question that depends on another answer is checked when that answer is known.
        isRequired: question.is_required === 1 && question.parent_id === null,
      })
    }),
  ]
}

/** The API accepts addresses as objects, for which the form has no field. */
const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

function field(
  name: string,
  path: string,
  label: string,
  value: string,
  more: Partial<CheckoutField> = {},
): CheckoutField {
  return { name, path, label, kind: 'text', isRequired: true, value, ...more }
}

const kinds: Record<QuestionType, FieldView['kind']> = {
  text: 'text',
  paragraph: 'paragraph',
  dropdown: 'choice',
  radio: 'choice',
  checkbox: 'choices',
  waiver: 'agreement',
}

const cannedKinds = new Map<string, FieldView['kind']>(
  Object.entries({
    birth_date: 'date',
    home_phone: 'tel',
    cell_phone: 'tel',
    work_phone: 'tel',
  }),
)

function shapeOf({ type, choices, waiver }: Question): Pick<FieldView, 'kind' | 'choices' | 'note'> {
  const listed = choices.map(({ id, html }) => ({ value: String(id), label: textOf(html) }))
  return { kind: kinds[type], choices: listed, note: waiver ?? undefined }
}

const labelOf = ({ html, type }: QuestionRow) =>
  type === 'waiver' ? `I agree: ${textOf(html)}` : textOf(html)

/** The form has separate fields for these. */
const always: ReadonlySet<string> = new Set(['name', 'first_name', 'last_name', 'email'])
