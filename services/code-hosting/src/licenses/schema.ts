import { Type } from 'typebox'

export const LicenseSimple = Type.Object(
  {
    key: Type.String(),
    name: Type.String(),
    spdx_id: Type.Union([Type.String(), Type.Null()]),
    url: Type.Union([Type.String(), Type.Null()]),
    node_id: Type.String(),
  },
  { title: 'license-simple' },
)
