import { Type } from 'typebox'
import { Attendee } from '../../orders/schema/attendees.ts'
import { NullableSeat } from '../../seats/schema.ts'
import { Fields, Wrapped } from '../../wire/bodies.ts'
import { Id } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'
import { Utc } from '../../wire/times.ts'

const Word = Type.String({ minLength: 1, maxLength: 255 })
export const Email = Type.String({ maxLength: 254, pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$' })

export const ScanBody = Fields({
  barcode: Type.String({
    minLength: 1,
    maxLength: 400,
    description: 'The content of the QR code, or the digits below it.',
  }),
  kind: Type.Optional(Type.Enum(['entry', 'exit'])),
  gate: Type.Optional(Word),
  nonce: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'An idempotency key: a scan that is sent again with the same ID counts once.',
    }),
  ),
  scanned: Type.Optional(
    Type.String({ description: 'The time of the scan, for scans that are uploaded later.' }),
  ),
})

export const CheckInBody = Fields({ gate: Type.Optional(Word), nonce: Type.Optional(Word) })

export const Redemption = Type.Object(
  {
    outcome: Type.Enum([
      'admitted',
      'left',
      'already_redeemed',
      'not_inside',
      'unpaid',
      'canceled',
      'revoked',
      'invalid',
    ]),
    is_allowed: Type.Boolean(),
    seat: NullableSeat,
    attendee: Nullable(Attendee),
  },
  { title: 'Redemption' },
)

export const TransferBody = Wrapped(
  'attendee',
  Fields({
    name: Type.Optional(Word),
    first_name: Type.Optional(Word),
    last_name: Type.Optional(Word),
    email: Email,
  }),
)

export const ScannerBundle = Type.Object(
  {
    event_id: Id,
    public_key: Type.String({ description: 'The Ed25519 public key that verifies the codes, in base64url.' }),
    generated: Utc,
    tickets: Type.Array(
      Type.Object({
        attendee_id: Id,
        barcode: Type.String(),
        name: Type.String(),
        ticket_class_id: Id,
        seat: NullableSeat,
        status: Type.Enum(['valid', 'used', 'void']),
      }),
    ),
    continuation: Nullable(Type.String()),
  },
  { title: 'ScannerBundle' },
)

export const WaitlistEntry = Type.Object(
  {
    id: Id,
    event_id: Id,
    ticket_class_id: Nullable(Id),
    name: Type.String(),
    email: Type.String(),
    quantity: Type.Integer(),
    status: Type.Enum(['waiting', 'offered', 'accepted', 'lapsed', 'left']),
    created: Utc,
    offer_expires: Nullable(Utc),
    order_id: Nullable(Id),
  },
  { title: 'WaitlistEntry' },
)

export const WaitlistBody = Wrapped(
  'waitlist_entry',
  Fields({
    name: Word,
    email: Email,
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    ticket_class_id: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  }),
)

export const SeatMoveBody = Wrapped('attendee', Fields({ seat_id: Id }))
