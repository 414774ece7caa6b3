import { type Static, Type } from 'typebox'
import { SomeFields } from '../../wire/bodies.ts'
import { Id } from '../../wire/ids.ts'

export const TicketGroupPath = Type.Object({ ticket_group_id: Type.String() })
export const GroupingPath = Type.Object({
  organization_id: Type.String(),
  event_id: Type.String(),
  ticket_class_id: Type.String(),
})

const Status = Type.Enum(['transfer', 'live', 'deleted', 'archived'])
export const StatusFilter = Type.Enum(['live', 'archived', 'deleted', 'transfer', 'all'])

/** TypeBox cannot fill in defaults of a record with `additionalProperties: false`. */
const EventTicketIds = Type.Record(Id, Type.Array(Id, { maxItems: 500 }), {
  maxProperties: 500,
  propertyNames: Id,
})

export const TicketGroupFields = SomeFields({
  name: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  status: Type.Enum(['transfer', 'live', 'archived']),
  event_ticket_ids: EventTicketIds,
})

export type TicketGroupInput = Static<typeof TicketGroupFields>

export const GroupingFields = SomeFields({
  ticket_group_ids: Type.Array(Id, {
    maxItems: 300,
    description: 'An empty list removes the ticket class from all groups.',
  }),
})

export const TicketGroup = Type.Object(
  {
    id: Id,
    name: Type.String(),
    status: Status,
    event_ticket_ids: Type.Record(Type.String(), Type.Array(Id)),
    tickets: Type.Array(
      Type.Object({
        id: Id,
        event_id: Id,
        name: Type.String(),
        sales_channels: Type.Array(Type.String()),
        variants: Type.Array(Type.Object({ id: Type.String() })),
      }),
    ),
  },
  { title: 'TicketGroup' },
)
