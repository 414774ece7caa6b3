import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import { OrganizationPath } from '../../organizations/schema/organizations.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { IssueTypeDefinition, IssueTypes as Types } from '../issue-types.ts'
import { presentIssueType } from '../present/issue-types.ts'
import { IssueType, IssueTypeBody, IssueTypePath, IssueTypes } from '../schema/issue-types.ts'

const tags = ['orgs']
const permission = 'issue_types'
const writing = {
  config: {
    needs: { organization: 'owner' as const, permission, level: 'write' as const, scopes: ['admin:org'] },
  },
}

export const issueTypeRoutes =
  (types: Types): Routes =>
  (app) => {
    app.get(
      '/orgs/:org/issue-types',
      {
        config: { needs: { organization: 'member', permission, user: true, scopes: ['read:org'] } },
        schema: {
          operationId: 'orgs/list-issue-types',
          summary: 'List issue types for an organization',
          tags,
          params: OrganizationPath,
          response: { 200: IssueTypes, ...errorResponses },
        },
      },
      async ({ organization: { row } }) => (await types.list(row.id)).map(presentIssueType),
    )

    app.post(
      '/orgs/:org/issue-types',
      {
        ...writing,
        schema: {
          operationId: 'orgs/create-issue-type',
          summary: 'Create an issue type for an organization',
          tags,
          params: OrganizationPath,
          body: IssueTypeBody,
          response: { 200: IssueType, ...errorResponses },
        },
      },
      async (request) =>
        presentIssueType(await types.create(actorRequestOf(request), readDefinition(request.body))),
    )

    app.put(
      '/orgs/:org/issue-types/:issue_type_id',
      {
        ...writing,
        schema: {
          operationId: 'orgs/update-issue-type',
          summary: 'Update an issue type for an organization',
          tags,
          params: IssueTypePath,
          body: IssueTypeBody,
          response: { 200: IssueType, ...errorResponses },
        },
      },
      async (request) => {
        const id = readNumber(request.params.issue_type_id)
        return presentIssueType(await types.update(actorRequestOf(request), id, readDefinition(request.body)))
      },
    )

    app.delete(
      '/orgs/:org/issue-types/:issue_type_id',
      {
        ...writing,
        schema: {
          operationId: 'orgs/delete-issue-type',
          summary: 'Delete an issue type for an organization',
          tags,
          params: IssueTypePath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await types.remove(actorRequestOf(request), readNumber(request.params.issue_type_id))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/repos/:owner/:repo/issue-types',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'repos/list-issue-types',
          summary: 'List issue types for a repository',
          tags: ['repos'],
          params: RepositoryPath,
          response: { 200: IssueTypes, ...errorResponses },
        },
      },
      async ({ repository: { row } }) => (await types.listUsable(row)).map(presentIssueType),
    )
  }

const actorRequestOf = ({ viewer, organization: { row } }: FastifyRequest) => ({
  actor: accountOf(viewer),
  organization: row,
})

function readDefinition({
  name,
  is_enabled,
  description,
  color,
}: Static<typeof IssueTypeBody>): IssueTypeDefinition {
  return { name, isEnabled: is_enabled, description, color }
}
