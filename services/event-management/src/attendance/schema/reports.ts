import { type TSchema, Type } from 'typebox'
import { Id } from '../../wire/ids.ts'
import { dateFacets, groupings } from '../reports.ts'

export const ReportQuery = Type.Object({
  event_ids: Type.Optional(
    Type.String({ description: 'A comma-separated list of event IDs of one organization.' }),
  ),
  event_status: Type.Optional(Type.Enum(['all', 'live', 'ended'])),
  start_date: Type.Optional(Type.String()),
  end_date: Type.Optional(Type.String()),
  group_by: Type.Optional(Type.Enum([...groupings])),
  date_facet: Type.Optional(Type.Enum([...dateFacets])),
  timezone: Type.Optional(Type.String()),
})

const Report = (totals: TSchema, title: string) =>
  Type.Object(
    {
      timezone: Type.String(),
      event_ids: Type.Array(Id),
      data: Type.Array(
        Type.Object({
          date: Type.Optional(Type.String()),
          date_localized: Type.Optional(Type.String()),
          topics: Type.Array(Type.String()),
          // The totals differ per report.
          totals: Type.Unsafe<object>(totals),
        }),
      ),
    },
    { title },
  )

const amount = Type.Number()

export const SalesReport = Report(
  Type.Object({
    currency: Type.String(),
    gross: amount,
    net: amount,
    fees: amount,
    royalty: amount,
    quantity: Type.Integer(),
  }),
  'SalesReport',
)

export const AttendeeReport = Report(
  Type.Object({ num_attendees: Type.Integer(), num_orders: Type.Integer() }),
  'AttendeeReport',
)
