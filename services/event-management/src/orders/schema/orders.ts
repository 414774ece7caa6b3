import { Type } from 'typebox'
import { Seat } from '../../seats/schema.ts'
import { Fields, SomeFields, Wrapped } from '../../wire/bodies.ts'
import { Id } from '../../wire/ids.ts'
import { MoneyInput } from '../../wire/money.ts'
import { Nullable } from '../../wire/nullable.ts'
import { Email } from '../../wire/texts.ts'
import { Utc } from '../../wire/times.ts'
import { AnswerObject } from './attendees.ts'
import { OrderCostsObject } from './costs.ts'

const Text = Type.String()
const Expanded = Type.Optional(Type.Unknown())
const Line = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

export const OrderPath = Type.Object({ order_id: Type.String({ description: 'The ID of the order.' }) })

export const AccessQuery = {
  access: Type.Optional(
    Type.String({
      description: 'The secret of the order link, for buyers without an account.',
    }),
  ),
}

const expandable = [
  'event',
  'attendees',
  'merchandise',
  'concierge',
  'refund_requests',
  'survey',
  'survey_responses',
  'ticket_buyer_settings',
  'contact_list_preferences',
]

const OrderTicket = Type.Object(
  {
    ticket_class_id: Id,
    variant_id: Text,
    ticket_class_name: Text,
    quantity: Type.Integer(),
    seats: Type.Array(Seat),
  },
  { title: 'OrderTicket' },
)

export const Order = Type.Object(
  {
    id: Id,
    created: Utc,
    changed: Utc,
    name: Text,
    first_name: Text,
    last_name: Text,
    email: Text,
    costs: OrderCostsObject,
    event_id: Id,
    time_remaining: Nullable(Type.Integer()),
    status: Type.Enum(['started', 'pending', 'placed', 'abandoned', 'refunded', 'deleted']),
    promo_code: Nullable(Text),
    affiliate: Nullable(Text),
    payment_method: Nullable(Text),
    invitation_id: Nullable(Id),
    answers: Type.Array(AnswerObject),
    tickets: Type.Optional(Type.Array(OrderTicket)),
    payment_url: Type.Optional(Text),
    payment_instructions: Type.Optional(Text),
    resource_uri: Text,
    ...Object.fromEntries(expandable.map((name) => [name, Expanded])),
  },
  { title: 'Order' },
)

const Tickets = Type.Array(
  Fields({
    ticket_class_id: Type.Optional(Id),
    variant_id: Type.Optional(Type.String({ pattern: '^T[1-9]\\d{0,14}(-D[1-9]\\d{0,14})?$' })),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
    seats: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: 1_000,
        description: 'The seat IDs. Without them, the best available seats are chosen.',
      }),
    ),
    donation: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 999_999_999,
        description: 'An amount in the smallest unit of the currency.',
      }),
    ),
  }),
  { minItems: 1, maxItems: 50 },
)

const Answers = Type.Array(
  Fields({
    question_id: Text,
    answer: Type.Union([
      Type.String({ maxLength: 10_000 }),
      Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 100 }),
    ]),
  }),
  { maxItems: 200 },
)

const PostalAddress = SomeFields({
  address_1: Line(255),
  address_2: Line(255),
  city: Line(255),
  region: Line(255),
  postal_code: Line(255),
  country: Line(255),
  latitude: Line(40),
  longitude: Line(40),
})

const profile = {
  prefix: Line(40),
  suffix: Line(40),
  age: Type.Optional(Type.Integer({ minimum: 0, maximum: 150 })),
  job_title: Line(255),
  company: Line(255),
  website: Line(500),
  blog: Line(500),
  gender: Line(40),
  birth_date: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  cell_phone: Line(40),
  work_phone: Line(40),
  home_phone: Line(40),
  addresses: Type.Optional(
    SomeFields({ home: PostalAddress, ship: PostalAddress, work: PostalAddress, bill: PostalAddress }),
  ),
}

export const ProfileInput = SomeFields(profile)

const person = {
  name: Line(255),
  first_name: Line(255),
  last_name: Line(255),
  email: Type.Optional(Email),
  profile: Type.Optional(ProfileInput),
  answers: Type.Optional(Answers),
}

export const NewOrderBody = Wrapped(
  'order',
  Fields({
    tickets: Tickets,
    code: Line(500),
    hold_id: Type.Optional(Type.String({ pattern: '^[IH]?[1-9]\\d{0,14}$' })),
    affiliate: Line(255),
    email: Type.Optional(Email),
  }),
)

export const OrderChangeBody = Wrapped(
  'order',
  Fields({
    ...person,
    attendees: Type.Optional(Type.Array(Fields(person), { maxItems: 1_000 })),
    tickets: Type.Optional(Tickets),
    code: Line(500),
    affiliate: Line(255),
  }),
)

export const PlaceBody = Fields({
  order: Type.Optional(Fields({ payment_method: Type.Optional(Text) })),
})

export const RecordPaymentBody = Wrapped(
  'payment',
  Fields({
    amount: Type.Union(MoneyInput.anyOf, {
      description: 'The amount received, such as "EUR,1250". It must be the total of the order.',
    }),
  }),
)

/** Without a body, the whole order is refunded. */
export const RefundBody = Fields({
  refund: Type.Optional(
    Fields({
      attendee_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1_000 })),
      reason: Line(255),
      message: Line(2_000),
    }),
  ),
})

/** An extension: the hosted service has no search by name. */
export const NameQuery = Type.String({
  maxLength: 200,
  description: 'A prefix of the first or last name, or an email address.',
})

export const OrderListQuery = {
  status: Type.Optional(Type.Enum(['active', 'inactive', 'both', 'all_not_deleted'])),
  changed_since: Type.Optional(Text),
  last_item_seen: Type.Optional(Text),
  q: Type.Optional(NameQuery),
  only_emails: Type.Optional(Text),
  exclude_emails: Type.Optional(Text),
  refund_request_statuses: Type.Optional(Text),
  time_filter: Type.Optional(Type.Enum(['all', 'past', 'current_future'])),
}
