import { type Static, Type } from 'typebox'
import { Fields, SomeFields } from '../../wire/bodies.ts'
import { Id } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'
import { maxHtmlLength } from '../../wire/rich-text.ts'
import { MultipartText } from '../../wire/texts.ts'

const Html = Nullable(
  Fields({
    html: Type.Optional(Nullable(Type.String({ maxLength: maxHtmlLength }))),
    text: Type.Optional(Nullable(Type.String())),
  }),
)

export const TicketBuyerFields = SomeFields({
  confirmation_message: Html,
  instructions: Html,
  sales_ended_message: Html,
  survey_info: Html,
  event_id: Id,
  survey_name: Type.String({ minLength: 1, maxLength: 255 }),
  survey_time_limit: Type.Integer({ minimum: 1, maximum: 1_440 }),
  survey_respondent: Type.Enum(['ticket_buyer', 'attendee']),
  survey_ticket_classes: Type.Array(Id, { maxItems: 200 }),
  refund_request_enabled: Type.Boolean(),
  allow_attendee_update: Type.Boolean(),
  redirect_url: Nullable(Type.String({ maxLength: 2_000 })),
})

export type TicketBuyerInput = Static<typeof TicketBuyerFields>

export const TicketBuyerSettings = Type.Object(
  {
    confirmation_message: MultipartText,
    instructions: MultipartText,
    sales_ended_message: MultipartText,
    survey_info: MultipartText,
    event_id: Id,
    survey_name: Type.String(),
    survey_time_limit: Type.Integer(),
    survey_respondent: Type.Enum(['ticket_buyer', 'attendee']),
    survey_ticket_classes: Type.Array(Id),
    refund_request_enabled: Type.Boolean(),
    allow_attendee_update: Type.Boolean(),
    redirect_url: Nullable(Type.String()),
  },
  { title: 'TicketBuyerSettings' },
)

const display = {
  show_start_date: Type.Boolean(),
  show_end_date: Type.Boolean(),
  show_start_end_time: Type.Boolean(),
  show_timezone: Type.Boolean(),
  show_map: Type.Boolean(),
  show_remaining: Type.Boolean(),
  show_organizer_facebook: Type.Boolean(),
  show_organizer_twitter: Type.Boolean(),
  show_facebook_friends_going: Type.Boolean(),
  terminology: Type.Enum(['tickets_vertical', 'endurance_vertical']),
}

export const DisplayFields = SomeFields(display)
export type DisplayInput = Static<typeof DisplayFields>
export const DisplaySettings = Type.Object(display, { title: 'DisplaySettings' })

const tax = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  percent: Type.String({
    pattern: '^\\d{1,2}(\\.\\d{1,2})?$',
    description: 'A percentage, such as `19` or `8.25`.',
  }),
  included: Type.Boolean({ description: 'Whether prices include the tax.' }),
}

export const TaxFields = Nullable(Fields(tax))
export type TaxInput = Static<typeof TaxFields>
export const TaxResponse = Type.Object({ tax: Nullable(Type.Object(tax)) })
