import { Type } from 'typebox'
import { Fields } from '../wire/bodies.ts'

const Method = Type.Enum(['CASH', 'CHECK', 'INVOICE', 'STRIPE'])

export const PaymentOption = Type.Object(
  {
    payment_method: Method,
    title: Type.String(),
    offered: Type.Boolean(),
    instructions: Type.String(),
  },
  { title: 'PaymentOption' },
)

export const PaymentOptionInput = Fields({
  payment_method: Method,
  offered: Type.Optional(Type.Boolean()),
  instructions: Type.Optional(Type.String({ maxLength: 2_000 })),
})
