import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, offsetOf, readPage } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { presentRuleset } from '../present/rulesets.ts'
import { readOrganizationRules, writeOrganizationRules } from '../rule-needs.ts'
import { organizationEditor, type Rulesets as RulesetChanges } from '../rulesets.ts'
import {
  NewRulesetBody,
  OrganizationPath,
  OrganizationRulesetPath,
  OrganizationRulesetsQuery,
  Ruleset,
  RulesetBody,
  Rulesets,
} from '../schema/rulesets.ts'
import { findRuleset, listRulesets, type Ruleset as RulesetRow } from '../store/rulesets.ts'

const tags = ['repos']
const at = '/orgs/:org/rulesets'

export const organizationRulesetRoutes =
  (context: Context, rulesets: RulesetChanges): Routes =>
  (app) => {
    const { db } = context

    app.get(
      at,
      {
        config: { needs: readOrganizationRules },
        schema: {
          operationId: 'repos/get-org-rulesets',
          summary: 'Get all organization repository rulesets',
          tags,
          params: OrganizationPath,
          querystring: OrganizationRulesetsQuery,
          response: { 200: Rulesets, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { organization, query, addresses } = request
        const kinds = query.targets?.split(',')
        const all = await listRulesets(db.read, { organizationId: organization.row.id })
        const matches = all.filter(({ target }) => kinds?.includes(target) ?? true)
        const page = readPage(query)
        linkPages(request, reply, page, matches.length)
        return matches
          .slice(offsetOf(page), offsetOf(page) + page.size)
          .map((ruleset) => presentRuleset(ruleset, { source: organization.row.login }, addresses))
      },
    )

    app.post(
      at,
      {
        config: { needs: writeOrganizationRules },
        schema: {
          operationId: 'repos/create-org-ruleset',
          summary: 'Create an organization repository ruleset',
          tags,
          params: OrganizationPath,
          body: NewRulesetBody,
          response: { 201: Ruleset, ...errorResponses },
        },
      },
      async (request, reply) => {
        const ruleset = await rulesets.create(organizationEditor(context, request), request.body)
        const presented = present(request, ruleset)
        reply.code(201).header('location', presented._links.self.href)
        return presented
      },
    )

    app.get(
      `${at}/:ruleset_id`,
      {
        config: { needs: readOrganizationRules },
        schema: {
          operationId: 'repos/get-org-ruleset',
          summary: 'Get an organization repository ruleset',
          tags,
          params: OrganizationRulesetPath,
          response: { 200: Ruleset, ...errorResponses },
        },
      },
      async (request) => {
        const ruleset = await findRuleset(db.read, readNumber(request.params.ruleset_id))
        if (ruleset?.organization_id !== request.organization.row.id) throw problem('not_found')
        return present(request, ruleset)
      },
    )

    app.put(
      `${at}/:ruleset_id`,
      {
        config: { needs: writeOrganizationRules },
        schema: {
          operationId: 'repos/update-org-ruleset',
          summary: 'Update an organization repository ruleset',
          tags,
          params: OrganizationRulesetPath,
          body: RulesetBody,
          response: { 200: Ruleset, ...errorResponses },
        },
      },
      async (request) => {
        const id = readNumber(request.params.ruleset_id)
        return present(request, await rulesets.update(organizationEditor(context, request), id, request.body))
      },
    )

    app.delete(
      `${at}/:ruleset_id`,
      {
        config: { needs: writeOrganizationRules },
        schema: {
          operationId: 'repos/delete-org-ruleset',
          summary: 'Delete an organization repository ruleset',
          tags,
          params: OrganizationRulesetPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await rulesets.remove(organizationEditor(context, request), readNumber(request.params.ruleset_id))
        return reply.code(204).send(null)
      },
    )
  }

function present({ organization, addresses }: FastifyRequest, ruleset: RulesetRow) {
  return presentRuleset(
    ruleset,
    { source: organization.row.login, isDetailed: true, showsBypass: true },
    addresses,
  )
}
