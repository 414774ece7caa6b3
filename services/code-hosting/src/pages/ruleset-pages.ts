import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { createOrganizationScope } from '../organizations/organization-scope.ts'
import { readOrganizationRules } from '../rules/rule-needs.ts'
import { appliesToRepository } from '../rules/ruleset-conditions.ts'
import { findRuleset, type Ruleset } from '../rules/store/rulesets.ts'
import { readNumber } from '../wire/path-numbers.ts'
import type { PageRequest, RenderedPage, RepositoryPage, RepositoryPageRequest } from './page-request.ts'

/** The rulesets of a repository, and those of an organization for its owners. */
export function createRulesetPages({ db }: Pick<Context, 'db'>) {
  const openOrganization = createOrganizationScope(db)

  return {
    async ofRepository({ row, params }: RepositoryPageRequest): Promise<RepositoryPage> {
      const ruleset = await findRuleset(db.read, readNumber(params.id ?? ''))
      if (!ruleset || !appliesToRepository(ruleset, row)) throw problem('not_found')
      return { title: `${ruleset.name} · ${row.owner_login}/${row.name}`, body: showRuleset(ruleset) }
    },

    async ofOrganization({ request, viewer, params }: PageRequest): Promise<RenderedPage> {
      if (!viewer.hasScope('read:org') || !viewer.hasPermission('organization_administration', 'read'))
        throw problem('not_found')
      await openOrganization(request, readOrganizationRules)
      const { row } = request.organization
      const ruleset = await findRuleset(db.read, readNumber(params.id ?? ''))
      if (ruleset?.organization_id !== row.id) throw problem('not_found')
      return {
        title: `${ruleset.name} · ${row.login}`,
        body: html`<p class="heading"><a href="/${row.login}">${row.login}</a></p>${showRuleset(ruleset)}`,
      }
    },
  }
}

function showRuleset({ name, target, enforcement, conditions, rules }: Ruleset): Html {
  const { include = [], exclude = [] } = conditions.ref_name ?? {}
  return html`<h1>${name}</h1>
<div class="bar"><span class="tag">${enforcement}</span><span>${target} ruleset</span></div>
<dl class="facts"><dt>Includes</dt><dd>${showPatterns(include)}</dd><dt>Excludes</dt><dd>${showPatterns(exclude)}</dd></dl>
<h2>Rules</h2><ul class="list">${rules.map((rule) => {
    const parameters = 'parameters' in rule ? Object.entries(rule.parameters ?? {}) : []
    return html`<li><h3 class="name">${inWords(rule.type)}</h3>${
      parameters.length > 0 &&
      html`<dl class="facts">${parameters.map(([key, value]) => html`<dt>${inWords(key)}</dt><dd>${showValue(value)}</dd>`)}</dl>`
    }</li>`
  })}</ul>${rules.length === 0 && html`<p>No rules yet.</p>`}`
}

function showPatterns(patterns: readonly string[]): Html {
  if (patterns.length === 0) return html`none`
  return html`${patterns.map((pattern, at) => html`${at > 0 && ', '}<code>${pattern}</code>`)}`
}

function showValue(value: unknown): Html {
  if (typeof value === 'boolean') return html`${value ? 'yes' : 'no'}`
  return typeof value === 'object' ? html`<code>${JSON.stringify(value)}</code>` : html`${String(value)}`
}

const inWords = (name: string) => name.replaceAll('_', ' ')
