import type { Routes } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { presentRuleSuite, presentRuleSuiteWithRules } from '../present/rulesets.ts'
import { readAdministration, readOrganizationRules } from '../rule-needs.ts'
import {
  OrganizationRuleSuitePath,
  RuleSuite,
  RuleSuitePath,
  RuleSuites,
  RuleSuitesQuery,
} from '../schema/rule-suites.ts'
import { OrganizationPath } from '../schema/rulesets.ts'
import { findRuleSuite, listRuleSuites, type RuleSuiteFilter } from '../store/rule-suites.ts'

const hour = 3_600_000
const periods = { hour, day: 24 * hour, week: 7 * 24 * hour, month: 31 * 24 * hour }

/** The same routes for repositories and for organizations. */
const variants = [
  {
    at: '/repos/:owner/:repo/rulesets/rule-suites',
    needs: readAdministration,
    name: 'repo',
    summaries: ['List repository rule suites', 'Get a repository rule suite'],
    listPath: RepositoryPath,
    onePath: RuleSuitePath,
  },
  {
    at: '/orgs/:org/rulesets/rule-suites',
    needs: readOrganizationRules,
    name: 'org',
    summaries: ['List organization rule suites', 'Get an organization rule suite'],
    listPath: OrganizationPath,
    onePath: OrganizationRuleSuitePath,
  },
] as const

export const ruleSuiteRoutes =
  ({ db, clock }: Context): Routes =>
  (app) => {
    for (const { at, needs, name, summaries, listPath, onePath } of variants) {
      const schemaOf = (position: 0 | 1) => ({
        operationId: `repos/get-${name}-rule-suite${position === 0 ? 's' : ''}`,
        summary: summaries[position],
        tags: ['repos'],
      })
      const ownerOf = (request: {
        repository: { row: { id: number } }
        organization: { row: { id: number } }
      }) =>
        name === 'org'
          ? { ownerId: request.organization.row.id }
          : { repositoryId: request.repository.row.id }

      app.get(
        at,
        {
          config: { needs },
          schema: {
            ...schemaOf(0),
            params: listPath,
            querystring: RuleSuitesQuery,
            response: { 200: RuleSuites, ...errorResponses },
          },
        },
        async (request, reply) => {
          const filter = await readFilter(request.query)
          const page = readPage(request.query)
          const { suites, total } = await listRuleSuites(
            db.read,
            { ...filter, ...ownerOf(request) },
            sliceOf(page),
          )
          linkPages(request, reply, page, total)
          return suites.map(presentRuleSuite)
        },
      )

      app.get(
        `${at}/:rule_suite_id`,
        {
          config: { needs },
          schema: { ...schemaOf(1), params: onePath, response: { 200: RuleSuite, ...errorResponses } },
        },
        async (request) => {
          const id = readNumber(request.params.rule_suite_id)
          const suite = await findRuleSuite(db.read, ownerOf(request), id)
          if (!suite) throw problem('not_found')
          return presentRuleSuiteWithRules(suite)
        },
      )
    }

    async function readFilter(query: Static<typeof RuleSuitesQuery>): Promise<RuleSuiteFilter> {
      const { ref, repository_name, time_period = 'day', actor_name, rule_suite_result: result } = query
      const actor = actor_name === undefined ? undefined : await findAccount(db.read, actor_name)
      return {
        sinceMs: clock.now() - periods[time_period],
        ref: ref && (ref.startsWith('refs/') ? ref : `refs/heads/${ref}`),
        repositoryName: repository_name,
        // An unknown user has no rule suites.
        actorId: actor_name === undefined ? undefined : (actor?.id ?? -1),
        result: result === 'all' ? undefined : result,
      }
    }
  }
