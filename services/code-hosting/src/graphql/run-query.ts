import type { FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  execute,
  GraphQLError,
  getOperationAST,
  Kind,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import type { Context } from '../context.ts'
import { buildGraphqlSchema } from './build-schema.ts'
import { createNodeFinder } from './find-node.ts'
import { createRepositoryGetter } from './get-repository.ts'
import { createGraphqlContext } from './graphql-context.ts'
import { presentErrors, type WireError } from './graphql-errors.ts'
import { createLoaderFactory } from './loaders.ts'
import { createMutationTargets } from './mutation-targets.ts'
import { maxTokens, measureQuery, refuseLongLists } from './query-limits.ts'
import { refuseNesting } from './query-nesting.ts'
import { accountResolvers } from './resolvers/accounts.ts'
import { checkResolvers } from './resolvers/checks.ts'
import { closingReferences } from './resolvers/closing-references.ts'
import { gistResolvers } from './resolvers/gists.ts'
import { gitResolvers } from './resolvers/git.ts'
import { issueMoves } from './resolvers/issue-moves.ts'
import { issueMutations } from './resolvers/issue-mutations.ts'
import { issueTypeResolvers } from './resolvers/issue-types.ts'
import { issueResolvers } from './resolvers/issues.ts'
import { organizationResolvers } from './resolvers/organizations.ts'
import { type MergingParts, pullMutations } from './resolvers/pull-mutations.ts'
import { pullResolvers } from './resolvers/pulls.ts'
import { queryResolvers } from './resolvers/query.ts'
import { reactionResolvers } from './resolvers/reactions.ts'
import { refMutations } from './resolvers/ref-mutations.ts'
import { refResolvers } from './resolvers/refs.ts'
import { repositoryResolvers } from './resolvers/repositories.ts'
import { repositoryDetails } from './resolvers/repository-details.ts'
import { repositoryMutations } from './resolvers/repository-mutations.ts'
import { reviewCommentResolvers } from './resolvers/review-comments.ts'
import { reviewResolvers } from './resolvers/reviews.ts'
import { starResolvers } from './resolvers/stars.ts'
import { subIssueResolvers } from './resolvers/sub-issues.ts'

export interface QueryInput {
  query: string
  variables: Record<string, unknown>
  operationName: string | undefined
}

export interface QueryReply {
  data?: Record<string, unknown> | null
  errors?: WireError[]
}

export type RunQuery = (request: FastifyRequest, input: QueryInput) => Promise<QueryReply>

const maxErrors = 20

/** GitHub accepts the same name for fields of different types, which clients use for issues and pull requests. */
const rules = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)

export function createQueryRunner(context: Context, merging: MergingParts): RunQuery {
  const { log } = context
  const findNode = createNodeFinder(context)
  const targets = createMutationTargets(context, findNode)
  const schema = buildGraphqlSchema([
    queryResolvers(context, findNode),
    accountResolvers(context, createRepositoryGetter(context)),
    repositoryResolvers(context),
    repositoryDetails(context),
    organizationResolvers(context),
    gistResolvers(context),
    gitResolvers(context),
    refResolvers(context),
    checkResolvers(context),
    issueResolvers(context),
    issueTypeResolvers(context),
    subIssueResolvers(context),
    pullResolvers(context),
    closingReferences(context),
    reviewResolvers(context),
    issueMutations(context, targets),
    issueMoves(context, targets),
    repositoryMutations(context, targets),
    refMutations(context, targets),
    reviewCommentResolvers(context, targets),
    pullMutations(context, merging, targets),
    reactionResolvers(context, targets),
    starResolvers(context, targets),
  ])
  const createLoaders = createLoaderFactory(context)

  return async (request, { query, variables, operationName }) => {
    const present = (errors: readonly GraphQLError[]) => presentErrors(errors, { requestId: request.id, log })
    let document: DocumentNode
    let nodeCount: number
    try {
      refuseNesting(query)
      refuseLongLists(variables)
      document = parse(query, { maxTokens })
      nodeCount = measure(document)
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: present([error]) }
      throw error
    }
    const invalid = validate(schema, document, rules, { maxErrors })
    if (invalid.length) return { errors: present(invalid) }
    const contextValue = createGraphqlContext(request, createLoaders, nodeCount)
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: variables,
      operationName,
      contextValue,
    })
    if (contextValue.stopped) return { data: null, errors: present([contextValue.stopped]) }
    return { ...(data === undefined ? {} : { data }), ...(errors ? { errors: present(errors) } : {}) }

    function measure(parsed: DocumentNode): number {
      const operation = getOperationAST(parsed, operationName)
      // Several operations without a name, which validation or execution reports.
      const operations = operation
        ? [operation]
        : parsed.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      return operations.reduce((sum, one) => sum + measureQuery(parsed, one, variables), 0)
    }
  }
}
