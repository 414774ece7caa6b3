import { Type } from 'typebox'

export const CollectionPath = Type.Object({ id: Type.String() })

export const shareKeyParameter = {
  share_key: Type.Optional(
    Type.String({ description: 'The key that gives access to a private collection.' }),
  ),
}

export const ShareKey = Type.Object(shareKeyParameter)

export const orientationParameter = {
  orientation: Type.Optional(
    Type.Union([Type.Literal('landscape'), Type.Literal('portrait'), Type.Literal('squarish')]),
  ),
}
