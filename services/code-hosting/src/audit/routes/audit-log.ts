import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { OrganizationPath } from '../../organizations/schema/organizations.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkCursors, readPage } from '../../wire/links.ts'
import type { AuditLog, AuditRequest } from '../audit-log.ts'
import { presentAuditEntry } from '../present/audit-entries.ts'
import { AuditEntries, AuditQueryParameters } from '../schema/audit-entries.ts'

const EnterprisePath = Type.Object({ enterprise: Type.String() })

export const auditLogRoutes =
  (list: AuditLog): Routes =>
  (app) => {
    app.get(
      '/orgs/:org/audit-log',
      {
        config: {
          limit: 'audit_log',
          needs: {
            organization: 'owner',
            permission: 'organization_administration',
            user: true,
            scopes: ['read:audit_log', 'admin:org'],
          },
        },
        schema: {
          operationId: 'orgs/get-audit-log',
          summary: 'Get the audit log for an organization',
          tags: ['orgs'],
          params: OrganizationPath,
          querystring: AuditQueryParameters,
          response: { 200: AuditEntries, ...errorResponses },
        },
      },
      (request, reply) => show(request, reply, request.organization.row.id, request.query),
    )

    app.get(
      '/enterprises/:enterprise/audit-log',
      {
        config: {
          limit: 'audit_log',
          needs: { siteAdmin: true, user: true, scopes: ['read:audit_log', 'admin:org'] },
        },
        schema: {
          operationId: 'enterprise-admin/get-audit-log',
          summary: 'Get the audit log for an enterprise',
          description: 'The server is one enterprise, so every name is accepted.',
          tags: ['enterprise-admin'],
          params: EnterprisePath,
          querystring: AuditQueryParameters,
          response: { 200: AuditEntries, ...errorResponses },
        },
      },
      (request, reply) => show(request, reply, undefined, request.query),
    )

    async function show(
      request: FastifyRequest,
      reply: FastifyReply,
      organizationId: number | undefined,
      query: Omit<AuditRequest, 'size'> & { per_page?: string },
    ) {
      const { per_page, ...rest } = query
      const { size } = readPage(per_page === undefined ? {} : { per_page })
      const { rows, next, previous } = await list(organizationId, { ...rest, size })
      linkCursors(request, reply, { next, previous })
      return rows.map(presentAuditEntry)
    }
  }
