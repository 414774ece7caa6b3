import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { includes } from '../../access/roles.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem } from '../../errors.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, offsetOf, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { listAppliedRules } from '../applied-rules.ts'
import { presentDetailedRule, presentRuleset } from '../present/rulesets.ts'
import { bypassOf, loadRuleActor } from '../rule-actors.ts'
import { readRules, writeAdministration } from '../rule-needs.ts'
import { appliesToRepository } from '../ruleset-conditions.ts'
import { type Rulesets as RulesetChanges, repositoryEditor } from '../rulesets.ts'
import { BranchPath } from '../schema/protections.ts'
import {
  DetailedRules,
  NewRulesetBody,
  ParentsQuery,
  Ruleset,
  RulesetBody,
  RulesetPath,
  Rulesets,
  RulesetsQuery,
} from '../schema/rulesets.ts'
import { findRuleset, listRulesets, type Ruleset as RulesetRow } from '../store/rulesets.ts'

const tags = ['repos']
const at = '/repos/:owner/:repo/rulesets'

export const rulesetRoutes =
  (context: Context, rulesets: RulesetChanges): Routes =>
  (app) => {
    const { db } = context

    app.get(
      at,
      {
        config: { needs: readRules },
        schema: {
          operationId: 'repos/get-repo-rulesets',
          summary: 'Get all repository rulesets',
          tags,
          params: RepositoryPath,
          querystring: RulesetsQuery,
          response: { 200: Rulesets, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const { includes_parents, targets } = request.query
        const withParents = includes_parents !== 'false'
        const all = await listRulesets(db.read, {
          repositoryId: row.id,
          ...(withParents ? { organizationId: row.owner_id } : {}),
        })
        const kinds = targets?.split(',')
        const matches = all.filter(
          (ruleset) => appliesToRepository(ruleset, row) && (kinds?.includes(ruleset.target) ?? true),
        )
        const page = readPage(request.query)
        linkPages(request, reply, page, matches.length)
        return matches
          .slice(offsetOf(page), offsetOf(page) + page.size)
          .map((ruleset) => presentRuleset(ruleset, { source: sourceIn(row)(ruleset) }, request.addresses))
      },
    )

    app.post(
      at,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/create-repo-ruleset',
          summary: 'Create a repository ruleset',
          tags,
          params: RepositoryPath,
          body: NewRulesetBody,
          response: { 201: Ruleset, ...errorResponses },
        },
      },
      async (request, reply) => {
        const ruleset = await rulesets.create(repositoryEditor(context, request), request.body)
        const presented = await present(request, ruleset)
        reply.code(201).header('location', presented._links.self.href)
        return presented
      },
    )

    app.get(
      `${at}/:ruleset_id`,
      {
        config: { needs: readRules },
        schema: {
          operationId: 'repos/get-repo-ruleset',
          summary: 'Get a repository ruleset',
          tags,
          params: RulesetPath,
          querystring: ParentsQuery,
          response: { 200: Ruleset, ...errorResponses },
        },
      },
      async (request) => {
        const { params, query, repository } = request
        const ruleset = await findRuleset(db.read, readNumber(params.ruleset_id))
        const isShown =
          ruleset &&
          appliesToRepository(ruleset, repository.row) &&
          (ruleset.repository_id !== null || query.includes_parents !== 'false')
        if (!isShown) throw problem('not_found')
        return present(request, ruleset)
      },
    )

    app.put(
      `${at}/:ruleset_id`,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/update-repo-ruleset',
          summary: 'Update a repository ruleset',
          tags,
          params: RulesetPath,
          body: RulesetBody,
          response: { 200: Ruleset, ...errorResponses },
        },
      },
      async (request) => {
        const id = readNumber(request.params.ruleset_id)
        return present(request, await rulesets.update(repositoryEditor(context, request), id, request.body))
      },
    )

    app.delete(
      `${at}/:ruleset_id`,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/delete-repo-ruleset',
          summary: 'Delete a repository ruleset',
          tags,
          params: RulesetPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await rulesets.remove(repositoryEditor(context, request), readNumber(request.params.ruleset_id))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/repos/:owner/:repo/rules/branches/:branch',
      {
        config: { needs: readRules },
        schema: {
          operationId: 'repos/get-branch-rules',
          summary: 'Get rules for a branch',
          tags,
          params: BranchPath,
          querystring: Type.Object(PageQuery),
          response: { 200: DetailedRules, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const ref = `refs/heads/${request.params.branch}`
        const applied = (await listAppliedRules(db.read, row, [ref])).get(ref) ?? []
        const rules = applied
          .filter(({ isEnforced }) => isEnforced)
          .flatMap((rule) => presentDetailedRule(rule, sourceIn(row)))
        const page = readPage(request.query)
        linkPages(request, reply, page, rules.length)
        return rules.slice(offsetOf(page), offsetOf(page) + page.size)
      },
    )

    async function present(request: FastifyRequest, ruleset: RulesetRow) {
      const { repository, viewer, addresses } = request
      const { row, role } = repository
      const actor = viewer.user ? await loadRuleActor(db.read, row, accountOf(viewer)) : undefined
      return presentRuleset(
        ruleset,
        {
          source: sourceIn(row)(ruleset),
          isDetailed: true,
          showsBypass: ruleset.repository_id !== null && includes(role, 'admin'),
          ...(actor ? { bypass: { mode: bypassOf(ruleset.bypass_actors, actor) } } : {}),
        },
        addresses,
      )
    }
  }

const sourceIn = (row: RepositoryRow) => (ruleset: RulesetRow) =>
  ruleset.repository_id === null ? row.owner_login : fullNameOf(row)
