import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql'
import type { ResolverMap } from './resolvers/resolver-map.ts'
import { checkSchema } from './schema/checks.ts'
import { gitSchema } from './schema/git.ts'
import { issueSchema } from './schema/issues.ts'
import { mutationSchema } from './schema/mutations.ts'
import { pullSchema } from './schema/pulls.ts'
import { repositorySchema } from './schema/repositories.ts'
import { sharedSchema } from './schema/shared.ts'

/** Builds the schema and attaches the resolvers. Throws for resolvers of fields that do not exist. */
export function buildGraphqlSchema(maps: readonly ResolverMap[]): GraphQLSchema {
  const texts = [
    sharedSchema,
    repositorySchema,
    gitSchema,
    checkSchema,
    issueSchema,
    pullSchema,
    mutationSchema,
  ]
  const schema = buildSchema(texts.join('\n'))
  for (const map of maps)
    for (const [typeName, fields] of Object.entries(map)) {
      const type = schema.getType(typeName)
      if (!isObjectType(type)) throw new Error(`There is no GraphQL type ${typeName}`)
      for (const [name, resolve] of Object.entries(fields)) {
        const field = type.getFields()[name]
        if (!field) throw new Error(`There is no GraphQL field ${typeName}.${name}`)
        field.resolve = resolve
      }
    }
  return schema
}
