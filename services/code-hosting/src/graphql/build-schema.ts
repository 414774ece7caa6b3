import {
  buildSchema,
  defaultFieldResolver,
  GraphQLError,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  valueFromASTUntyped,
} from 'graphql'
import type { FieldResolver, ResolverMap } from './resolvers/resolver-map.ts'
import { checkSchema } from './schema/checks.ts'
import { gistSchema } from './schema/gists.ts'
import { gitSchema } from './schema/git.ts'
import { issueSchema } from './schema/issues.ts'
import { mutationSchema } from './schema/mutations.ts'
import { pullSchema } from './schema/pulls.ts'
import { reactionSchema } from './schema/reactions.ts'
import { repositorySchema } from './schema/repositories.ts'
import { sharedSchema } from './schema/shared.ts'
import { starSchema } from './schema/stars.ts'

/** Builds the schema and attaches the resolvers. Throws for resolvers of fields that do not exist. */
export function buildGraphqlSchema(maps: readonly ResolverMap[]): GraphQLSchema {
  const texts = [
    sharedSchema,
    repositorySchema,
    gitSchema,
    checkSchema,
    gistSchema,
    issueSchema,
    pullSchema,
    mutationSchema,
    reactionSchema,
    starSchema,
  ]
  const schema = buildSchema(texts.join('\n'))
  for (const name of textScalars) acceptText(schema, name)
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
  for (const [typeName, names] of Object.entries(fieldsInTurn)) takeTurns(schema, typeName, names)
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !isIntrospectionType(type))
      for (const field of Object.values(type.getFields()))
        field.resolve = countWith(field.resolve ?? defaultFieldResolver)
  return schema
}

const ofOwners = ['repositories', 'repository']

/** Fields with statements for each object, of which a nested query has thousands. The others read in batches. */
const fieldsInTurn: Readonly<Record<string, readonly string[]>> = {
  User: [...ofOwners, 'gist', 'gists', 'organizations', 'starredRepositories'],
  Organization: [...ofOwners, 'team', 'teams', 'rulesets'],
  Repository: [
    'assignableUsers',
    'forks',
    'issue',
    'issueOrPullRequest',
    'issues',
    'label',
    'labels',
    'latestRelease',
    'mentionableUsers',
    'milestone',
    'milestones',
    'pinnedIssues',
    'pullRequest',
    'pullRequests',
    'release',
    'releases',
    'rulesets',
    'watchers',
  ],
  Ref: ['associatedPullRequests'],
}

function takeTurns(schema: GraphQLSchema, typeName: string, names: readonly string[]): void {
  const type = schema.getType(typeName)
  for (const name of names) {
    const field = isObjectType(type) ? type.getFields()[name] : undefined
    const resolve: FieldResolver | undefined = field?.resolve
    if (!field || !resolve) throw new Error(`There is no resolver of ${typeName}.${name}`)
    field.resolve = (source, args, graphql, info) =>
      graphql.takeTurn(async () => resolve(source, args, graphql, info))
  }
}

/** Scalars of the schema whose values in requests are text. graphql-js accepts any value. */
const textScalars = ['DateTime', 'URI', 'GitObjectID', 'Base64String']

function acceptText(schema: GraphQLSchema, name: string): void {
  const scalar = schema.getType(name)
  if (!isScalarType(scalar)) throw new Error(`There is no GraphQL scalar ${name}`)
  scalar.parseValue = (value) => {
    if (typeof value !== 'string') throw new GraphQLError(`${name} must be a string.`)
    return value
  }
  scalar.parseLiteral = (node) => scalar.parseValue(valueFromASTUntyped(node))
}

/** Counts each field and its text, so that every query ends. */
function countWith(resolve: FieldResolver): FieldResolver {
  return (source, args, graphql, info) => {
    graphql.countField()
    const value: unknown = resolve(source, args, graphql, info)
    return value instanceof Promise ? value.then(countText) : countText(value)

    function countText(result: unknown): unknown {
      if (typeof result === 'string') graphql.countText(result.length)
      return result
    }
  }
}
