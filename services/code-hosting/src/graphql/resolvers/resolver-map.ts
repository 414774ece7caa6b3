import type { GraphQLFieldResolver } from 'graphql'
import type { GraphqlContext } from '../graphql-context.ts'

// The schema checks sources and arguments, which TypeScript does not know.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type FieldResolver = GraphQLFieldResolver<any, GraphqlContext, any>

/** The resolvers of fields, by type. */
export type ResolverMap = Record<string, Record<string, FieldResolver>>
