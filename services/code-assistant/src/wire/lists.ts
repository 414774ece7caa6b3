import { type TSchema, Type } from 'typebox'

/** Query parameters of lists in the form of the OpenAI API. */
export const pageFields = {
  after: Type.Optional(Type.String({ description: 'The `last_id` of the previous page.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
}

export const orderField = (byDefault: 'asc' | 'desc') => ({
  order: Type.Optional(
    Type.Union([Type.Literal('asc'), Type.Literal('desc')], {
      default: byDefault,
      description: 'The order of creation. `desc` is the newest first.',
    }),
  ),
})

const nullableId = Type.Unsafe<string | null>({ type: ['string', 'null'] })

export const listOf = <Item extends TSchema>(item: Item, title: string) =>
  Type.Object(
    {
      object: Type.Literal('list'),
      data: Type.Array(item),
      first_id: nullableId,
      last_id: nullableId,
      has_more: Type.Boolean(),
    },
    { title },
  )

export const deletedOf = <Name extends string>(object: Name, title: string) =>
  Type.Object({ id: Type.String(), object: Type.Literal(object), deleted: Type.Literal(true) }, { title })

/** A page of large objects ends here, so that its response fits into memory. */
export const maxPageBytes = 4 * 1024 * 1024

/** The objects of a page: as many as were requested and fit, and one at least. */
export function cutPage<Row extends { bytes: number }>(rows: readonly Row[], limit: number): readonly Row[] {
  let total = 0
  const end = rows.findIndex(({ bytes }, at) => {
    total += bytes
    return at === limit || (at > 0 && total > maxPageBytes)
  })
  return end < 0 ? rows : rows.slice(0, end)
}

/** One page of a list. */
export function presentList<Item extends { id: string }>(data: readonly Item[], hasMore: boolean) {
  return {
    object: 'list' as const,
    data: [...data],
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: hasMore,
  }
}
