import { type Html, html } from '@octavo/platform/pages/html.ts'
import { viewCheckRuns } from '../checks/check-views.ts'
import { listCheckRuns } from '../checks/store/check-runs.ts'
import { listLatestStatuses } from '../code/commits/store/commit-statuses.ts'
import type { Context } from '../context.ts'
import { showCount } from './counts.ts'
import type { RepositoryPageRequest } from './page-request.ts'
import { isWebAddress } from './repository-sidebar.ts'

const maxRuns = 100

interface CheckLine {
  name: string
  result: string
  kind: 'success' | 'failure' | 'pending'
  description: string | null
  href: string | null
}

/** Loads the latest commit statuses and check runs of a commit. */
export function createCheckSummary({ db }: Pick<Context, 'db'>) {
  return async ({ row, addresses }: RepositoryPageRequest, oid: string): Promise<Html | false> => {
    const statuses = await listLatestStatuses(db.read, { repositoryId: row.id, oid })
    const query = { of: { oid }, isLatest: true }
    const { rows } = await listCheckRuns(db.read, row.id, query, { limit: maxRuns, offset: 0 })
    const runs = await viewCheckRuns(db.read, row, rows, addresses)
    return showChecks([
      ...statuses.map(({ context, state, description, target_url }) => ({
        name: context,
        result: state,
        kind: state === 'error' ? ('failure' as const) : state,
        description,
        href: target_url,
      })),
      ...runs.map(({ name, status, conclusion, output, html_url }) => ({
        name,
        result: (conclusion ?? status).replaceAll('_', ' '),
        kind: kindOf(status, conclusion),
        description: output.title,
        href: html_url,
      })),
    ])
  }
}

export function kindOf(status: string, conclusion: string | null): CheckLine['kind'] {
  if (status !== 'completed') return 'pending'
  return conclusion !== null && passing.has(conclusion) ? 'success' : 'failure'
}

const passing = new Set(['success', 'neutral', 'skipped'])

function showChecks(checks: readonly CheckLine[]): Html | false {
  if (checks.length === 0) return false
  const failed = checks.filter(({ kind }) => kind === 'failure').length
  const pending = checks.filter(({ kind }) => kind === 'pending').length
  const summary =
    failed > 0
      ? `${showCount(failed, 'check')} of ${checks.length} failed`
      : pending > 0
        ? `${showCount(pending, 'check')} of ${checks.length} pending`
        : `${showCount(checks.length, 'check')} passed`
  return html`<h2>${summary}</h2><ul class="checks">${checks.map(
    ({ name, result, kind, description, href }) =>
      html`<li><span class="state ${kind}">${result}</span> ${
        href && isWebAddress(href) ? html`<a href="${href}">${name}</a>` : name
      }${description && html` <span class="quiet">${description}</span>`}</li>`,
  )}</ul>`
}
