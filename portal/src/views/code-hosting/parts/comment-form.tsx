import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useViewer } from '../../../api/viewer.ts'
import { useAction } from '../../../kit/action.ts'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { address } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import type { Issue } from '../records.ts'
import { cachePrefixOf, hostingCall, makeCall } from '../service.ts'
import { MarkdownField } from './markdown-field.tsx'
import type { RepositoryView } from './repository-frame.tsx'

/** Comments on, closes or reopens an issue, depending on permissions. */
export function CommentForm({ view, issue }: { view: RepositoryView; issue: Issue }) {
  const { url, repoPath, may, repository } = view
  const viewer = useViewer('code-hosting')
  const text = useSignal('')
  const { run, isBusy, failure } = useAction()
  const path = { ...repoPath, issue_number: String(issue.number) }
  const isOpen = issue.state === 'open'
  const mayClose = may.triage || viewer?.login === issue.user?.login
  const template = '/repos/{owner}/{repo}/issues/{issue_number}' as const

  const addComment = async () => {
    if (!text.value.trim()) return
    const body = { body: text.value }
    await makeCall(hostingCall(url, `${template}/comments`, { method: 'POST', path, body }))
    text.value = ''
  }
  const act = (change: object | undefined, message: string) =>
    run(async () => {
      await addComment()
      if (change) await makeCall(hostingCall(url, template, { method: 'PATCH', path, body: change }))
      forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
    }, message)

  if (repository.archived) return <p class="quiet">This repository is archived and read-only.</p>
  if (!isSignedIn.value)
    return (
      <p class="actions">
        <ButtonLink href={`/sign-in?next=${encodeURIComponent(address.value.path)}`}>
          Sign in to comment
        </ButtonLink>
      </p>
    )
  if (issue.locked && !may.push) return <p class="quiet">The conversation is locked.</p>
  return (
    <form
      class="reply-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.value.trim()) void act(undefined, 'Comment added.')
      }}
    >
      <MarkdownField
        view={view}
        label="Your comment"
        value={text.value}
        onInput={(input) => {
          text.value = input
        }}
      />
      {failure && <CallError failure={failure} />}
      <div class="actions">
        <Button kind="primary" type="submit" disabled={isBusy || !text.value.trim()}>
          Comment
        </Button>
        {mayClose && isOpen && (
          <>
            <Button
              disabled={isBusy}
              onClick={() => void act({ state: 'closed', state_reason: 'completed' }, 'Issue closed.')}
            >
              Close as completed
            </Button>
            <Button
              disabled={isBusy}
              onClick={() => void act({ state: 'closed', state_reason: 'not_planned' }, 'Issue closed.')}
            >
              Close as not planned
            </Button>
          </>
        )}
        {mayClose && !isOpen && (
          <Button disabled={isBusy} onClick={() => void act({ state: 'open' }, 'Issue reopened.')}>
            Reopen
          </Button>
        )}
      </div>
    </form>
  )
}
