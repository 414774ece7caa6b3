import { type TSchema, Type } from 'typebox'
import { Nullable } from '../../wire/nullable.ts'
import { MultipartText } from '../../wire/texts.ts'
import { DatetimeTz, Utc } from '../../wire/times.ts'

const Text = Type.String()
const Flag = Type.Boolean()
/** Only for members of the organization, or on request. */
const Maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema)
const Expanded = Type.Optional(Type.Unknown())

const EventStatusName = Type.Enum(['draft', 'live', 'started', 'ended', 'completed', 'canceled'])

export const EventObject = Type.Object(
  {
    id: Text,
    name: MultipartText,
    summary: Nullable(Text),
    description: Nullable(MultipartText),
    url: Text,
    vanity_url: Maybe(Text),
    start: DatetimeTz,
    end: DatetimeTz,
    created: Utc,
    changed: Utc,
    published: Nullable(Utc),
    status: EventStatusName,
    currency: Text,
    online_event: Flag,
    organization_id: Text,
    organizer_id: Text,
    logo_id: Nullable(Text),
    logo: Type.Unknown(),
    venue_id: Nullable(Text),
    format_id: Nullable(Text),
    category_id: Nullable(Text),
    subcategory_id: Nullable(Text),
    listed: Maybe(Flag),
    shareable: Maybe(Flag),
    invite_only: Maybe(Flag),
    show_remaining: Maybe(Flag),
    password: Maybe(Nullable(Text)),
    capacity: Maybe(Nullable(Type.Integer())),
    capacity_is_custom: Maybe(Flag),
    publish_at: Maybe(Utc),
    tx_time_limit: Type.Integer(),
    hide_start_date: Flag,
    hide_end_date: Flag,
    locale: Text,
    is_locked: Flag,
    privacy_setting: Text,
    is_externally_ticketed: Flag,
    is_series: Flag,
    is_series_parent: Flag,
    series_id: Maybe(Text),
    is_reserved_seating: Flag,
    show_pick_a_seat: Flag,
    show_seatmap_thumbnail: Flag,
    show_colors_in_seatmap_thumbnail: Flag,
    is_free: Flag,
    is_adult: Flag,
    source: Nullable(Text),
    version: Type.Null(),
    inventory_type: Text,
    resource_uri: Text,
    ...Object.fromEntries(
      [
        'venue',
        'organizer',
        'format',
        'category',
        'subcategory',
        'bookmark_info',
        'refund_policy',
        'ticket_availability',
        'ticket_classes',
        'external_ticketing',
        'music_properties',
        'publish_settings',
        'basic_inventory_info',
        'event_sales_status',
        'checkout_settings',
        'listing_properties',
        'has_digital_content',
        'series',
        'series_dates',
      ].map((name) => [name, Expanded]),
    ),
  },
  { title: 'Event' },
)
