import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { getAccount } from '../../accounts/accounts.ts'
import { findProfiles, listOrganizationsSince } from '../../accounts/store/profiles.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, linkSince, readPage } from '../../wire/links.ts'
import { PageQuery, SinceQuery } from '../../wire/page-queries.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import type { Organizations } from '../organizations.ts'
import { presentOrganization, presentOrganizationSimple } from '../present/organizations.ts'
import {
  OrganizationBody,
  OrganizationFull,
  OrganizationPath,
  OrganizationSimple,
} from '../schema/organizations.ts'
import { listMembershipsOf } from '../store/memberships.ts'

const tags = ['orgs']
const Simple = Type.Array(OrganizationSimple)

export const organizationRoutes =
  ({ db }: Pick<Context, 'db'>, organizations: Organizations): Routes =>
  (app) => {
    app.get(
      '/organizations',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'orgs/list',
          summary: 'List organizations',
          tags,
          querystring: Type.Object(SinceQuery),
          response: { 200: Simple, ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const rows = await listOrganizationsSince(db.read, wholeNumber(request.query.since), page.size)
        linkSince(request, reply, page, rows)
        return rows.map((row) => presentOrganizationSimple(row, request.addresses))
      },
    )

    app.get(
      '/orgs/:org',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'orgs/get',
          summary: 'Get an organization',
          tags,
          params: OrganizationPath,
          response: { 200: OrganizationFull, ...errorResponses },
        },
      },
      show,
    )

    app.patch(
      '/orgs/:org',
      {
        config: {
          needs: {
            organization: 'owner',
            permission: 'organization_administration',
            level: 'write',
            scopes: ['admin:org', 'repo'],
          },
        },
        schema: {
          operationId: 'orgs/update',
          summary: 'Update an organization',
          tags,
          params: OrganizationPath,
          body: OrganizationBody,
          response: { 200: OrganizationFull, ...errorResponses },
        },
      },
      async (request) => {
        await organizations.change(accountOf(request.viewer), request.organization.row.id, request.body)
        return show(request)
      },
    )

    app.get(
      '/user/orgs',
      {
        config: { needs: { user: true, scopes: ['read:org', 'user'] } },
        schema: {
          operationId: 'orgs/list-for-authenticated-user',
          summary: 'List organizations for the authenticated user',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: Simple, ...errorResponses },
        },
      },
      (request, reply) => listOf(request, reply, accountOf(request.viewer).id, {}),
    )

    app.get(
      '/users/:username/orgs',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'orgs/list-for-user',
          summary: 'List organizations for a user',
          tags,
          params: Type.Object({ username: Type.String() }),
          querystring: Type.Object(PageQuery),
          response: { 200: Simple, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { id } = await getAccount(db.read, request.params.username)
        return listOf(request, reply, id, { isPublic: true })
      },
    )

    async function show({ organization, addresses }: FastifyRequest) {
      const { row, counts } = await organizations.get(organization.row.id)
      return presentOrganization(row, counts, organization.visibleStanding, addresses)
    }

    async function listOf(
      request: FastifyRequest,
      reply: FastifyReply,
      userId: number,
      filter: { isPublic?: boolean },
    ) {
      const page = readPage(request.query as Parameters<typeof readPage>[0])
      const { rows, total } = await listMembershipsOf(db.read, userId, { state: 'active', ...filter }, page)
      const profiles = await findProfiles(
        db.read,
        rows.map((row) => row.organization_id),
      )
      linkPages(request, reply, page, total)
      return rows.flatMap(({ organization_id }) => {
        const profile = profiles.get(organization_id)
        const isReached = filter.isPublic || request.viewer.canAccessOwner(organization_id)
        return profile && isReached ? [presentOrganizationSimple(profile, request.addresses)] : []
      })
    }
  }
