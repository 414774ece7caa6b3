import { Type } from 'typebox'
import { Id, NullableId } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'
import { Utc } from '../../wire/times.ts'
import { AttendeeCosts } from './costs.ts'

const Text = Type.String()
const Flag = Type.Boolean()
const Expanded = Type.Optional(Type.Unknown())

export const AnswerObject = Type.Object(
  {
    question_id: Text,
    attendee_id: Type.Optional(Text),
    question: Text,
    type: Text,
    answer: Text,
  },
  { title: 'Answer' },
)

const Barcode = Type.Object(
  {
    barcode: Text,
    status: Type.Enum(['unused', 'used', 'refunded']),
    created: Utc,
    changed: Utc,
    checkin_type: Type.Integer(),
    checkin_method: Text,
    is_printed: Flag,
  },
  { title: 'Barcode' },
)

const expandable = [
  'event',
  'order',
  'promotional_code',
  'assigned_number',
  'survey',
  'survey_responses',
  'assigned_unit',
  'contact_list_preferences',
]

export const Attendee = Type.Object(
  {
    id: Id,
    created: Utc,
    changed: Utc,
    ticket_class_id: Id,
    variant_id: Text,
    ticket_class_name: Text,
    quantity: Type.Integer(),
    costs: AttendeeCosts,
    profile: Type.Record(Text, Type.Unknown()),
    answers: Type.Array(AnswerObject),
    barcodes: Type.Array(Barcode),
    team: Type.Null(),
    affiliate: Nullable(Text),
    checked_in: Flag,
    cancelled: Flag,
    refunded: Flag,
    status: Type.Enum(['Attending', 'Checked In', 'Not Attending', 'Deleted', 'Unpaid', 'Transferred']),
    event_id: Id,
    order_id: Id,
    guestlist_id: NullableId,
    invited_by: NullableId,
    delivery_method: Nullable(Text),
    resource_uri: Text,
    ...Object.fromEntries(expandable.map((name) => [name, Expanded])),
  },
  { title: 'Attendee' },
)

export const AttendeePath = Type.Object({ event_id: Type.String(), attendee_id: Type.String() })
