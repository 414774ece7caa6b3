import { type TSchema, Type } from 'typebox'
import { Locale } from '../../geography/locales.ts'
import { Fields, Wrapped } from '../../wire/bodies.ts'
import { Id, NullableId } from '../../wire/ids.ts'
import { MoneyInput } from '../../wire/money.ts'
import { maxHtmlLength } from '../../wire/rich-text.ts'
import { DatetimeTzInput } from '../../wire/times.ts'

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]))
const Flag = Type.Optional(Type.Boolean())
export const Moment = Type.String({ maxLength: 40 })

const HtmlInput = Fields({
  html: Type.String({ maxLength: maxHtmlLength }),
  /** Ignored: clients send back what they received. */
  text: Type.Optional(Type.Unknown()),
})

const ExternalTicketing = Fields({
  external_url: Type.String({ pattern: '^https?://', maxLength: 2_000 }),
  ticketing_provider_name: orNull(Type.String({ maxLength: 200 })),
  is_free: Flag,
  minimum_ticket_price: orNull(MoneyInput),
  maximum_ticket_price: orNull(MoneyInput),
  sales_start: orNull(Moment),
  sales_end: orNull(Moment),
})

const MusicProperties = Fields({
  age_restriction: orNull(
    Type.Enum([
      'all_ages',
      '12+',
      '13+',
      '14+',
      '15+',
      '16+',
      '17+',
      '18+',
      '19+',
      '21+',
      ...[14, 16, 18, 21].map((age) => `under_${age}_with_guardian`),
    ]),
  ),
  presented_by: orNull(Type.String({ maxLength: 500 })),
  door_time: orNull(Moment),
})

const fields = {
  summary: orNull(Type.String({ maxLength: 5_000 })),
  description: orNull(HtmlInput),
  hide_start_date: Flag,
  hide_end_date: Flag,
  online_event: Flag,
  organizer_id: Type.Optional(Id),
  logo_id: Type.Optional(NullableId),
  venue_id: Type.Optional(NullableId),
  format_id: Type.Optional(NullableId),
  category_id: Type.Optional(NullableId),
  subcategory_id: Type.Optional(NullableId),
  listed: Flag,
  shareable: Flag,
  invite_only: Flag,
  show_remaining: Flag,
  password: orNull(Type.String({ maxLength: 200 })),
  capacity: orNull(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  is_reserved_seating: Flag,
  is_series: Flag,
  show_pick_a_seat: Flag,
  show_seatmap_thumbnail: Flag,
  show_colors_in_seatmap_thumbnail: Flag,
  source: orNull(Type.String({ maxLength: 100 })),
  locale: Type.Optional(Locale),
  tx_time_limit: Type.Optional(Type.Integer({ minimum: 60, maximum: 7_200 })),
  vanity_url: orNull(Type.String({ pattern: '^https?://', maxLength: 500 })),
  refund_policy: orNull(Type.String({ maxLength: 2_000 })),
  external_ticketing: orNull(ExternalTicketing),
  music_properties: orNull(MusicProperties),
  is_adult: Flag,
}

const Currency = Type.String({ pattern: '^[A-Z]{3}$' })

export const NewEventFields = Fields({
  name: HtmlInput,
  start: DatetimeTzInput,
  end: DatetimeTzInput,
  currency: Currency,
  ...fields,
})

export const NewEventBody = Wrapped('event', NewEventFields)

export const EventChangeFields = Fields({
  name: Type.Optional(HtmlInput),
  start: Type.Optional(DatetimeTzInput),
  end: Type.Optional(DatetimeTzInput),
  currency: Type.Optional(Currency),
  ...fields,
})

export const EventChangeBody = Wrapped('event', EventChangeFields)

export const PublishBody = Fields({
  publish_at: Type.Optional(Moment),
})

export const CancelBody = Fields({ refund_all: Flag })
