import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { formatDate } from '../../../kit/format.ts'
import { issuesHref } from '../hrefs.ts'
import type { Issue } from '../records.ts'
import { cachePrefixOf, hostingCall, makeCall } from '../service.ts'
import { LabelPicker } from './label-picker.tsx'
import { Person } from './people.tsx'
import type { RepositoryView } from './repository-frame.tsx'
import { LabelTags } from './tag.tsx'

interface AsideProps {
  view: RepositoryView
  issue: Issue
  labels: readonly { name: string; color: string }[]
}

/** Labels, assignees, milestone and type. */
export function IssueAside({ view, issue, labels }: AsideProps) {
  const { repoPath, may } = view
  const { assignees = [], milestone, type } = issue
  return (
    <aside class="issue-aside" aria-label="About the issue">
      <section>
        <h2 class="label">Labels</h2>
        <LabelTags repoPath={repoPath} labels={labels} />
        {may.triage && <ChangeLabels view={view} issue={issue} names={labels.map(({ name }) => name)} />}
      </section>
      <section>
        <h2 class="label">Assignees</h2>
        {assignees?.length ? (
          assignees.map((who) => (
            <p key={who.login}>
              <Person who={who} />
            </p>
          ))
        ) : (
          <p class="quiet">Nobody</p>
        )}
      </section>
      <section>
        <h2 class="label">Milestone</h2>
        {milestone ? (
          <p>
            <a href={`${issuesHref(repoPath)}?milestone=${milestone.number}`}>{milestone.title}</a>
            {milestone.due_on && <span class="quiet small"> until {formatDate(milestone.due_on)}</span>}
          </p>
        ) : (
          <p class="quiet">None</p>
        )}
      </section>
      {type && (
        <section>
          <h2 class="label">Type</h2>
          <p>{type.name}</p>
        </section>
      )}
    </aside>
  )
}

function ChangeLabels({
  view,
  issue,
  names,
}: {
  view: RepositoryView
  issue: Issue
  names: readonly string[]
}) {
  const { url, repoPath } = view
  const isOpen = useSignal(false)
  // Optimistic state until the updated issue has loaded.
  const pending = useSignal<readonly string[] | undefined>(undefined)
  useEffect(() => {
    pending.value = undefined
  }, [names.toSorted().join()])
  const { run, failure } = useAction()
  const setLabels = async (labels: readonly string[]) => {
    pending.value = labels
    const isChanged = await run(async () => {
      const path = { ...repoPath, issue_number: String(issue.number) }
      await makeCall(
        hostingCall(url, '/repos/{owner}/{repo}/issues/{issue_number}/labels', {
          method: 'PUT',
          path,
          body: { labels },
        }),
      )
      forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
    }, 'Labels updated.')
    if (!isChanged) pending.value = undefined
  }
  return (
    <details
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open
      }}
    >
      <summary class="small">Change labels</summary>
      {isOpen.value && (
        <LabelPicker
          view={view}
          chosen={pending.value ?? names}
          onChoose={(selectedLabels) => void setLabels(selectedLabels)}
        />
      )}
      {failure && <p class="field-error">{failure.message}</p>}
    </details>
  )
}
