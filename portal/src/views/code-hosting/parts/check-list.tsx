import { Status } from '../../../kit/status.tsx'
import { hrefHere } from '../hrefs.ts'
import type { CheckRuns, CombinedStatus, Pull } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import type { RepositoryView } from './repository-frame.tsx'

const passing = ['success', 'neutral', 'skipped']
const waiting = ['pending', 'queued', 'in_progress']

/** Commit statuses and check runs of the head of a pull request. */
export function CheckList({ view, pull }: { view: RepositoryView; pull: Pull }) {
  const { url, repoPath, repository } = view
  const at = { path: { ...repoPath, ref: pull.head.sha }, query: { per_page: '100' } }
  const statuses = useCall<CombinedStatus>(hostingCall(url, '/repos/{owner}/{repo}/commits/{ref}/status', at))
  const runs = useCall<CheckRuns>(hostingCall(url, '/repos/{owner}/{repo}/commits/{ref}/check-runs', at))
  const checks = [
    ...(statuses.value?.data.statuses ?? []).map(({ context, state, description, target_url }) => ({
      name: context,
      result: state,
      description,
      href: target_url,
    })),
    ...(runs.value?.data.check_runs ?? []).map(({ name, status, conclusion, output, html_url }) => ({
      name,
      result: conclusion ?? status,
      description: output.title,
      href: html_url,
    })),
  ]
  if (checks.length === 0) return null
  return (
    <ul class="rows" aria-label="Checks">
      {checks.map(({ name, result, description, href }) => (
        <li key={name} class="row row-notes">
          <Status tone={passing.includes(result) ? 'good' : waiting.includes(result) ? 'off' : 'bad'}>
            {result.replaceAll('_', ' ')}
          </Status>
          {href ? (
            <a href={hrefHere(href, url, repoPath, repository.default_branch ?? 'HEAD')}>{name}</a>
          ) : (
            name
          )}
          {description && <span>{description}</span>}
        </li>
      ))}
    </ul>
  )
}
