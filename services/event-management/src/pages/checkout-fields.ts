import type { QuestionType } from '../database/ticket-tables.ts'
import { unitsOf } from '../orders/guests.ts'
import { asked, type Questionnaire } from '../orders/questionnaire.ts'
import type { OrderLineRow } from '../orders/store/order-lines.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import { sayInWords } from '../seats/seat-words.ts'
import { seatsOfTickets } from '../seats/seats-of-lines.ts'
import type { Seat } from '../seats/store/seats.ts'
import type { Question } from '../tickets/questions/questions.ts'
import type { QuestionRow } from '../tickets/questions/store.ts'
import { textOf } from '../wire/rich-text.ts'
import type { FieldView } from './form-fields.ts'
import type { FormValues } from './form-values.ts'

/** A field of the checkout, and where what it asks for stands in the order. */
export interface CheckoutField extends FieldView {
  /** As the errors of orders call it. */
  path: string
  /** A question of the organiser's own. */
  questionId?: number
  /** One that every event may ask: the name of what it asks for. */
  cannedId?: string
}

export interface CheckoutGroup {
  legend: string
  note?: string | undefined
  /** Whose ticket it is about; undefined for the buyer. */
  guest?: number
  fields: CheckoutField[]
}

/** What the buyer and those who come are asked, with what they have said so far. */
export function checkoutGroups(
  order: Pick<OrderRow, 'guests' | 'first_name' | 'last_name' | 'email'>,
  lines: readonly OrderLineRow[],
  questionnaire: Questionnaire,
  values: FormValues | undefined,
  seats: readonly Seat[],
): CheckoutGroup[] {
  const classIds = new Set(lines.map(({ ticket_class_id }) => ticket_class_id))
  const known = (name: string, before = '') => (values ? values.all(name).join('\n') : before)
  const buyer = [
    field('first_name', 'order.name', 'First name', known('first_name', order.first_name), {
      autocomplete: 'given-name',
    }),
    field('last_name', 'order.last_name', 'Last name', known('last_name', order.last_name), {
      autocomplete: 'family-name',
      isRequired: false,
    }),
    field('email', 'order.email', 'Email', known('email', order.email), {
      kind: 'email',
      autocomplete: 'email',
      note: 'The tickets are sent here.',
    }),
    ...questionFields(questionnaire, 'ticket_buyer', classIds, '', 'order', known),
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
      note: seatOfUnit[at] && sayInWords(seatOfUnit[at]),
      guest: at,
      fields: [
        field(
          `guest_${at}_name`,
          `order.attendees.${at}.name`,
          'Name on the ticket',
          known(`guest_${at}_name`, guest?.name),
          {
            isRequired: false,
            note: 'Yours, if you leave it empty.',
          },
        ),
        ...questionFields(
          questionnaire,
          'attendee',
          new Set([line.ticket_class_id]),
          `guest_${at}_`,
          `order.attendees.${at}`,
          known,
        ),
      ],
    })),
  ]
}

function questionFields(
  { own, canned }: Questionnaire,
  respondent: 'ticket_buyer' | 'attendee',
  classIds: ReadonlySet<number>,
  prefix: string,
  path: string,
  known: (name: string) => string,
): CheckoutField[] {
  const ofEvery = asked(canned, respondent, classIds).filter(({ canned_id }) => !always.has(canned_id ?? ''))
  return [
    ...ofEvery.map((question) => {
      const name = `${prefix}profile_${question.canned_id}`
      const more = { isRequired: question.is_required === 1, cannedId: question.canned_id ?? '' }
      return field(name, `${path}.${question.canned_id}`, textOf(question.html), known(name), more)
    }),
    ...asked(own, respondent, classIds).map((question) => {
      const name = `${prefix}answer_${question.id}`
      return field(name, `${path}.answers.${question.id}`, labelOf(question), known(name), {
        ...shapeOf(question),
        questionId: question.id,
        // Whether one that follows from another answer is needed is known when that is given.
        isRequired: question.is_required === 1 && question.parent_id === null,
      })
    }),
  ]
}

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

function shapeOf({ type, choices, waiver }: Question): Pick<FieldView, 'kind' | 'choices' | 'note'> {
  const listed = choices.map(({ id, html }) => ({ value: String(id), label: textOf(html) }))
  return { kind: kinds[type], choices: listed, note: waiver ?? undefined }
}

const labelOf = ({ html, type }: QuestionRow) =>
  type === 'waiver' ? `I agree: ${textOf(html)}` : textOf(html)

/** Asked of everybody. */
const always: ReadonlySet<string> = new Set(['name', 'first_name', 'last_name', 'email'])
