import type { FastifySchema } from 'fastify'
import { type TObject, type TSchema, Type } from 'typebox'
import { mediaType } from './negotiation.ts'
import type { Registered } from './registry.ts'

/** Schemas of resources and documents for the OpenAPI description. */

const Links = Type.Record(Type.String(), Type.String())
const Version = Type.Optional(Type.Object({ version: Type.String() }))
const Identifier = Type.Object({ type: Type.String(), id: Type.String() }, { title: 'Identifier' })
const Linkage = Type.Union([Type.Array(Identifier), Identifier, Type.Null()])
const Relationship = Type.Object(
  { links: Type.Optional(Links), data: Type.Optional(Linkage) },
  { title: 'Relationship' },
)
const common = {
  id: Type.String(),
  links: Type.Optional(Links),
  relationships: Type.Optional(Type.Record(Type.String(), Relationship)),
}
export const AnyResource = Type.Object(
  {
    ...common,
    type: Type.String(),
    attributes: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { title: 'Resource' },
)
const around = { included: Type.Optional(Type.Array(AnyResource)), jsonapi: Version }
const paged = {
  meta: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
  links: Links,
}

export const ErrorDocument = Type.Object(
  {
    errors: Type.Array(
      Type.Object({
        title: Type.String(),
        detail: Type.String(),
        code: Type.Optional(Type.String()),
        status: Type.String(),
        source: Type.Optional(Type.Record(Type.String(), Type.String())),
        meta: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      }),
    ),
  },
  { title: 'Errors' },
)
export const LinkageDocument = Type.Object(
  { links: Links, data: Linkage, jsonapi: Version },
  { title: 'LinkageDocument' },
)
export const RelatedDocument = Type.Object(
  {
    data: Type.Union([Type.Array(AnyResource), AnyResource, Type.Null()]),
    meta: Type.Optional(paged.meta),
    links: Type.Optional(Links),
    ...around,
  },
  { title: 'RelatedDocument' },
)

export function resourceSchema({ type, attributes }: Registered): TObject {
  const named = Object.entries(attributes).map(([name, { schema }]) => [name, Type.Optional(orNull(schema))])
  return Type.Object(
    {
      ...common,
      type: Type.Literal(type),
      attributes: Type.Optional(Type.Object(Object.fromEntries(named))),
    },
    { title: pascal(type) },
  )
}

export function resourceDocument(resource: Registered): TObject {
  return Type.Object(
    { data: resourceSchema(resource), ...around },
    { title: `${pascal(resource.type)}Document` },
  )
}

export function listDocument(resource: Registered): TObject {
  const data = Type.Array(resourceSchema(resource))
  return Type.Object({ data, ...paged, ...around }, { title: `${pascal(resource.type)}List` })
}

/** Only for the description: this module's own parser accepts more spellings. */
export function includeParameters(resource: Registered): Record<string, TSchema> {
  return {
    include: Type.Optional(
      Type.String({ description: 'A comma-separated list of relationships to include, such as `a,b.c`.' }),
    ),
    [`fields[${resource.type}]`]: Type.Optional(
      Type.String({
        description:
          'A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter.',
      }),
    ),
  }
}

export function collectionParameters(resource: Registered): Record<string, TSchema> {
  const filters = Object.entries(resource.filters ?? {}).map(([name, { description }]) => [name, description])
  const searches = (resource.searches ?? []).map((name) => [
    name,
    'Search text. The best matches come first.',
  ])
  const all: [string, string][] = [['id', 'A comma-separated list of IDs.'], ...searches, ...filters].map(
    ([name = '', description = '']) => [`filter[${name}]`, description],
  )
  return {
    'page[limit]': Type.Optional(
      Type.Integer({ minimum: 1, description: 'The number of resources per page.' }),
    ),
    'page[offset]': Type.Optional(
      Type.Integer({ minimum: 0, description: 'The number of resources to skip.' }),
    ),
    ...Object.fromEntries(
      all.map(([name, description]) => [name, Type.Optional(Type.String({ description }))]),
    ),
    sort: Type.Optional(
      Type.String({
        description: 'A comma-separated list of attributes. A leading `-` sorts in descending order.',
      }),
    ),
    ...includeParameters(resource),
  }
}

/** Options of a route whose handler parses the parameters. */
export function jsonApiRoute(
  schema: Omit<FastifySchema, 'querystring' | 'response'> & {
    query?: Record<string, TSchema>
    status?: number
    response?: TSchema
  },
) {
  const { query, response, status = 200, ...rest } = schema
  return {
    schema: {
      ...rest,
      produces: [mediaType],
      ...(query && { querystring: Type.Object(query) }),
      response: { ...(response && { [status]: response }), '4xx': ErrorDocument },
    },
    validatorCompiler: () => (value: unknown) => ({ value }),
  }
}

export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function orNull(schema: TSchema): TSchema {
  return Type.Union([schema, Type.Null()])
}

export const LinkageInput = Type.Object({ data: Linkage })

/** Request body for OpenAPI. `write-document.ts` parses it, accepting more spellings. */
export function writeSchema(resource: Registered, verb: 'create' | 'update'): TObject {
  const isNew = verb === 'create'
  const attributes = Object.entries(resource.attributes).flatMap(([name, { write }]) => {
    if (!write) return []
    const isRequired = isNew && write.isRequired
    return [[name, isRequired ? write.schema : Type.Optional(orNull(write.schema))] as const]
  })
  const relationships = resource.relationshipList.flatMap(({ name, relationship: { write } }) => {
    const schema = Type.Object({ data: Linkage })
    return write ? [[name, isNew && write === 'required' ? schema : Type.Optional(schema)] as const] : []
  })
  const data = Type.Object({
    type: Type.Literal(resource.type),
    ...(isNew ? {} : { id: Type.String() }),
    attributes: Type.Optional(Type.Object(Object.fromEntries(attributes))),
    relationships: Type.Optional(Type.Object(Object.fromEntries(relationships))),
  })
  return Type.Object({ data })
}
