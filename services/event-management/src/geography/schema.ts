import { Type } from 'typebox'

export const Timezone = Type.Object({ timezone: Type.String(), label: Type.String() }, { title: 'Timezone' })

export const Country = Type.Object({ code: Type.String(), label: Type.String() }, { title: 'Country' })

export const Region = Type.Object(
  { country_code: Type.String(), code: Type.String(), label: Type.String() },
  { title: 'Region' },
)
