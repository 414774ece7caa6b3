import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { focusHeading } from '../../../kit/focus.ts'
import { Status } from '../../../kit/status.tsx'
import type { Pull } from '../records.ts'
import { cachePrefixOf, hostingCall, makeCall } from '../service.ts'
import type { PullView } from './pull-frame.tsx'

const methods = [
  ['merge', 'Create a merge commit'],
  ['squash', 'Squash into one commit'],
  ['rebase', 'Rebase the commits'],
] as const

/** The merge state, and the form that merges the displayed head. */
export function MergeBox({ view, pull, number, reload }: PullView) {
  const { url, repoPath, may } = view
  const method = useSignal('merge')
  const { run, isBusy, failure } = useAction()
  if (pull.state === 'closed') return null
  const merge = async () => {
    const isMerged = await run(async () => {
      await makeCall(
        hostingCall(url, '/repos/{owner}/{repo}/pulls/{pull_number}/merge', {
          method: 'PUT',
          path: { ...repoPath, pull_number: number },
          body: { merge_method: method.value, sha: pull.head.sha },
        }),
      )
      forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
    }, 'Merged.')
    if (isMerged) focusHeading()
  }
  return (
    <section class="reply-form" aria-label="Merge">
      <p class="merge-state">
        <MergeState pull={pull} />
      </p>
      {failure && <CallError failure={failure} />}
      <div class="actions">
        {may.push && pull.mergeable !== false && (
          <>
            <SelectField
              label="Method"
              value={method.value}
              onChange={(event) => {
                method.value = event.currentTarget.value
              }}
            >
              {methods.map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </SelectField>
            <Button kind="primary" disabled={isBusy} onClick={() => void merge()}>
              Merge
            </Button>
          </>
        )}
        {pull.mergeable === null && <Button onClick={reload}>Check again</Button>}
      </div>
    </section>
  )
}

function MergeState({ pull: { mergeable, mergeable_state, base } }: { pull: Pull }) {
  if (mergeable === null) return <Status tone="off">Checking whether this can be merged</Status>
  switch (mergeable_state) {
    case 'dirty':
      return <Status tone="bad">Conflicts with {base.ref}</Status>
    case 'blocked':
      return <Status tone="warn">Blocked: reviews or checks that {base.ref} requires are missing</Status>
    case 'behind':
      return <Status tone="warn">Blocked: the head branch lacks commits of {base.ref}</Status>
    case 'draft':
      return <Status tone="off">Blocked: this is a draft</Status>
    case 'unstable':
      return <Status tone="warn">Can be merged, although some checks have not passed</Status>
    default:
      return <Status tone="good">Can be merged</Status>
  }
}
