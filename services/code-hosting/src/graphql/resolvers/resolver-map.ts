import type { GraphQLFieldResolver } from 'graphql'
import type { GraphqlContext } from '../graphql-context.ts'

/** The resolvers of fields, by type. The schema checks sources and arguments, which TypeScript does not know. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ResolverMap = Record<string, Record<string, GraphQLFieldResolver<any, GraphqlContext, any>>>
