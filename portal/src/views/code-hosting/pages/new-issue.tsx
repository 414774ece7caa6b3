import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { TextField } from '../../../kit/field.tsx'
import { SignInFirst } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address, navigate, setQuery } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { issueHref, issuesHref } from '../hrefs.ts'
import { LabelPicker } from '../parts/label-picker.tsx'
import { MarkdownField } from '../parts/markdown-field.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Issue } from '../records.ts'
import { cachePrefixOf, hostingCall, makeCall } from '../service.ts'

export function NewIssuePage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title="New issue">
      {(view) => <NewIssue view={view} />}
    </RepositoryFrame>
  )
}

function NewIssue({ view }: { view: RepositoryView }) {
  const { url, repoPath, may } = view
  const { query } = address.value
  const title = query.get('title') ?? ''
  const body = query.get('body') ?? ''
  const labels = query.get('labels')?.split(',').filter(Boolean) ?? []
  const isTried = useSignal(false)
  const { run, isBusy, failure } = useAction()
  const call = hostingCall(url, '/repos/{owner}/{repo}/issues', {
    method: 'POST',
    path: { ...repoPath },
    body: { title, ...(body ? { body } : {}), ...(labels.length ? { labels } : {}) },
  })
  const create = async () => {
    isTried.value = true
    if (!title.trim()) return
    let issue: Issue | undefined
    const isCreated = await run(async () => {
      issue = (await makeCall<Issue>(call)).data
    }, 'Issue created.')
    if (!isCreated || !issue) return
    forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
    navigate(issueHref(repoPath, issue.number))
  }
  return (
    <>
      <RepositoryHead view={view} tab="issues" title="New issue" calls={[call]} />
      {!isSignedIn.value ? (
        <SignInFirst what="Sign in to open an issue." />
      ) : (
        <form
          class="form form-wide"
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          <TextField
            label="Title"
            isRequired
            value={title}
            error={isTried.value && !title.trim() ? 'Title is required.' : undefined}
            onInput={(event) => setQuery({ title: event.currentTarget.value })}
          />
          <MarkdownField
            view={view}
            label="Description"
            value={body}
            onInput={(text) => setQuery({ body: text })}
          />
          {may.triage && (
            <LabelPicker
              view={view}
              chosen={labels}
              onChoose={(names) => setQuery({ labels: names.join(',') })}
            />
          )}
          {failure && <CallError failure={failure} />}
          <div class="actions">
            <Button kind="primary" type="submit" disabled={isBusy}>
              Create issue
            </Button>
            <ButtonLink href={issuesHref(repoPath)}>Cancel</ButtonLink>
          </div>
        </form>
      )}
    </>
  )
}
