import { useSignal } from '@preact/signals'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Empty, Loading, SignInFirst } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import type { Params } from '../../../path.ts'
import { isSignedIn } from '../../../server.ts'
import { hooksHref } from '../hrefs.ts'
import { NewHookDialog } from '../parts/new-hook.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Hook } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function HooksPage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title="Webhooks">
      {(view) => <Hooks view={view} />}
    </RepositoryFrame>
  )
}

function Hooks({ view }: { view: RepositoryView }) {
  const { url, repoPath, may } = view
  const isCreating = useSignal(false)
  const call = hostingCall(url, '/repos/{owner}/{repo}/hooks', {
    path: { ...repoPath },
    query: { per_page: '100' },
    needsToken: true,
  })
  const { value, failure, reload } = useCall<readonly Hook[]>(may.admin ? call : undefined)
  return (
    <>
      <RepositoryHead
        view={view}
        tab="hooks"
        title="Webhooks"
        lede="HTTP callbacks for events in this repository."
        calls={[call]}
      >
        {may.admin && (
          <Button
            kind="primary"
            icon="plus"
            onClick={() => {
              isCreating.value = true
            }}
          >
            Add a webhook
          </Button>
        )}
      </RepositoryHead>
      {!isSignedIn.value && <SignInFirst what="Webhooks are visible to repository administrators." />}
      {isSignedIn.value && !may.admin && (
        <Empty title="No access">
          <p>Webhooks are visible to repository administrators.</p>
        </Empty>
      )}
      {failure && <CallError failure={failure} onRetry={reload} />}
      {may.admin && !value && !failure && <Loading lines={5} />}
      {value?.data.length === 0 && (
        <Empty title="No webhooks yet">
          <p>Add one to notify a program of pushes, issues and comments.</p>
        </Empty>
      )}
      {value && value.data.length > 0 && (
        <Table
          caption="Webhooks"
          rows={value.data}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'address',
              title: 'Address',
              cell: ({ id, config }) => (
                <a class="row-link breaks" href={`${hooksHref(repoPath)}/${id}`} data-item="">
                  {config.url}
                </a>
              ),
            },
            { key: 'events', title: 'Events', cell: ({ events }) => wordsOf(events) },
            { key: 'secret', title: 'Signed', cell: ({ config }) => (config.secret ? 'yes' : 'no') },
            { key: 'last', title: 'Last response', cell: (hook) => <LastResponse hook={hook} /> },
          ]}
        />
      )}
      {isCreating.value && (
        <NewHookDialog
          view={view}
          onClose={() => {
            isCreating.value = false
          }}
        />
      )}
    </>
  )
}

export function LastResponse({ hook: { active, last_response } }: { hook: Hook }) {
  const { code, status } = last_response
  if (!active) return <Status tone="off">Paused</Status>
  if (status === 'unused') return <Status tone="off">Not used yet</Status>
  return (
    <Status tone={status === 'active' ? 'good' : 'bad'}>{code ? `${code}` : (status ?? 'failed')}</Status>
  )
}

function wordsOf(events: readonly string[]): string {
  return events.includes('*') ? 'everything' : events.join(', ')
}
