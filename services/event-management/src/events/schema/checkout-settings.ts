import { Type } from 'typebox'
import { Fields } from '../../wire/bodies.ts'
import { Nullable } from '../../wire/nullable.ts'

const InvoiceEnabled = Type.Boolean({
  description: 'Whether buyers of this event can pay by invoice.',
})

export const CheckoutSettings = Type.Object(
  {
    country_code: Nullable(Type.String()),
    currency_code: Type.String(),
    checkout_method: Type.Enum(['eventbrite', 'offline']),
    offline_settings: Type.Array(Type.Object({ payment_method: Type.String(), instructions: Type.String() })),
    invoice_enabled: InvoiceEnabled,
  },
  { title: 'CheckoutSettings' },
)

export const CheckoutSettingsInput = Fields({ invoice_enabled: InvoiceEnabled })
