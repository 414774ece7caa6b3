import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { presentRulesetVersion } from '../present/rulesets.ts'
import { readAdministration, readOrganizationRules } from '../rule-needs.ts'
import {
  OrganizationRulesetPath,
  OrganizationVersionPath,
  RulesetPath,
  RulesetVersion,
  RulesetVersions,
  VersionPath,
} from '../schema/rulesets.ts'
import { findRulesetVersion, listRulesetVersions } from '../store/ruleset-versions.ts'
import { findRuleset } from '../store/rulesets.ts'

/** The same routes for repositories and for organizations. */
const variants = [
  {
    at: '/repos/:owner/:repo/rulesets/:ruleset_id/history',
    needs: readAdministration,
    tags: ['repos'],
    name: 'repository',
    prefix: 'repos/get-repo-ruleset',
    listPath: RulesetPath,
    versionPath: VersionPath,
  },
  {
    at: '/orgs/:org/rulesets/:ruleset_id/history',
    needs: readOrganizationRules,
    tags: ['orgs'],
    name: 'organization',
    prefix: 'orgs/get-org-ruleset',
    listPath: OrganizationRulesetPath,
    versionPath: OrganizationVersionPath,
  },
] as const

export const rulesetHistoryRoutes =
  ({ db }: Context): Routes =>
  (app) => {
    for (const { at, needs, tags, name, prefix, listPath, versionPath } of variants) {
      const isOrganization = name === 'organization'

      async function requireOwn(ownerId: number, id: number): Promise<number> {
        const ruleset = await findRuleset(db.read, id)
        const actual = isOrganization ? ruleset?.organization_id : ruleset?.repository_id
        if (actual !== ownerId) throw problem('not_found')
        return id
      }

      app.get(
        at,
        {
          config: { needs },
          schema: {
            operationId: `${prefix}-history`,
            summary: `Get ${name} ruleset history`,
            tags: [...tags],
            params: listPath,
            querystring: Type.Object(PageQuery),
            response: { 200: RulesetVersions, ...errorResponses },
          },
        },
        async (request, reply) => {
          const owner = isOrganization ? request.organization : request.repository
          const id = await requireOwn(owner.row.id, readNumber(request.params.ruleset_id))
          const page = readPage(request.query)
          const { rows, total } = await listRulesetVersions(db.read, id, sliceOf(page))
          linkPages(request, reply, page, total)
          return rows.map(presentRulesetVersion)
        },
      )

      app.get(
        `${at}/:version_id`,
        {
          config: { needs },
          schema: {
            operationId: `${prefix}-version`,
            summary: `Get ${name} ruleset version`,
            tags: [...tags],
            params: versionPath,
            response: { 200: RulesetVersion, ...errorResponses },
          },
        },
        async (request) => {
          const owner = isOrganization ? request.organization : request.repository
          const { params } = request
          const id = await requireOwn(owner.row.id, readNumber(params.ruleset_id))
          const version = await findRulesetVersion(db.read, id, readNumber(params.version_id))
          if (!version) throw problem('not_found')
          return { ...presentRulesetVersion(version), state: version.state }
        },
      )
    }
  }
