import { Type } from 'typebox'

export const Deleted = Type.Object({ deleted: Type.Literal(true) }, { title: 'Deleted' })
