import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { TextField } from '../../../kit/field.tsx'
import { navigate } from '../../../router.ts'
import { pullHref } from '../hrefs.ts'
import type { Pull } from '../records.ts'
import { cachePrefixOf, hostingCall, makeCall } from '../service.ts'
import { MarkdownField } from './markdown-field.tsx'
import type { RepositoryView } from './repository-frame.tsx'

interface NewPullProps {
  view: RepositoryView
  base: string
  head: string
  /** The proposed title. */
  subject: string
}

/** The form below a comparison that opens a pull request. */
export function NewPull({ view, base, head, subject }: NewPullProps) {
  const { url, repoPath } = view
  const title = useSignal(subject)
  const body = useSignal('')
  const isTried = useSignal(false)
  const { run, isBusy, failure } = useAction()
  const create = async () => {
    isTried.value = true
    if (!title.value.trim()) return
    await run(async () => {
      const call = hostingCall(url, '/repos/{owner}/{repo}/pulls', {
        method: 'POST',
        path: { ...repoPath },
        body: { title: title.value, base, head, ...(body.value ? { body: body.value } : {}) },
      })
      const { data } = await makeCall<Pull>(call)
      forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
      navigate(pullHref(repoPath, data.number))
    }, 'Pull request created.')
  }
  return (
    <details>
      <summary>Create a pull request</summary>
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
          value={title.value}
          error={isTried.value && !title.value.trim() ? 'Title is required.' : undefined}
          onInput={(event) => {
            title.value = event.currentTarget.value
          }}
        />
        <MarkdownField
          view={view}
          label="Description"
          value={body.value}
          onInput={(text) => {
            body.value = text
          }}
        />
        {failure && <CallError failure={failure} />}
        <div class="actions">
          <Button kind="primary" type="submit" disabled={isBusy}>
            Create pull request
          </Button>
        </div>
      </form>
    </details>
  )
}
