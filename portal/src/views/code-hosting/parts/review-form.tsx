import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useViewer } from '../../../api/viewer.ts'
import { useAction } from '../../../kit/action.ts'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { address } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { cachePrefixOf, hostingCall, makeCall } from '../service.ts'
import { MarkdownField } from './markdown-field.tsx'
import type { PullView } from './pull-frame.tsx'

type Event = 'COMMENT' | 'APPROVE' | 'REQUEST_CHANGES'

/** Reviews the commit that is shown. Authors can only comment. */
export function ReviewForm({ view, pull, number }: PullView) {
  const { url, repoPath, repository } = view
  const viewer = useViewer('code-hosting')
  const text = useSignal('')
  const { run, isBusy, failure } = useAction()
  const review = (event: Event, message: string) =>
    run(async () => {
      await makeCall(
        hostingCall(url, '/repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
          method: 'POST',
          path: { ...repoPath, pull_number: number },
          body: { event, body: text.value, commit_id: pull.head.sha },
        }),
      )
      text.value = ''
      forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
    }, message)
  if (repository.archived) return <p class="quiet">This repository is archived and read-only.</p>
  if (!isSignedIn.value)
    return (
      <p class="actions">
        <ButtonLink href={`/sign-in?next=${encodeURIComponent(address.value.path)}`}>
          Sign in to review
        </ButtonLink>
      </p>
    )
  const isEmpty = !text.value.trim()
  const isOwn = viewer?.login === pull.user?.login
  return (
    <form
      class="reply-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) void review('COMMENT', 'Review added.')
      }}
    >
      <MarkdownField
        view={view}
        label="Your review"
        value={text.value}
        onInput={(input) => {
          text.value = input
        }}
      />
      {failure && <CallError failure={failure} />}
      <div class="actions">
        <Button kind="primary" type="submit" disabled={isBusy || isEmpty}>
          Comment
        </Button>
        {!isOwn && (
          <>
            <Button disabled={isBusy} onClick={() => void review('APPROVE', 'Approved.')}>
              Approve
            </Button>
            <Button
              disabled={isBusy || isEmpty}
              onClick={() => void review('REQUEST_CHANGES', 'Changes requested.')}
            >
              Request changes
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
