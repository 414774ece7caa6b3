import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { ConfirmDialog } from '../../../kit/dialog.tsx'
import { Empty, Loading, SignInFirst } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address, navigate } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { hooksHref } from '../hrefs.ts'
import { DeliveryList, deliveriesCall } from '../parts/delivery-list.tsx'
import { DeliveryView } from '../parts/delivery-view.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Hook } from '../records.ts'
import { cachePrefixOf, hostingCall, makeCall, useCall } from '../service.ts'
import { LastResponse } from './hooks.tsx'

export function HookPage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title="Webhook">
      {(view) => <HookView view={view} id={params.hook ?? ''} />}
    </RepositoryFrame>
  )
}

const template = '/repos/{owner}/{repo}/hooks/{hook_id}' as const

function HookView({ view, id }: { view: RepositoryView; id: string }) {
  const { url, repoPath, may } = view
  const path = { ...repoPath, hook_id: id }
  const call = hostingCall(url, template, { path, needsToken: true })
  const { value, failure, reload } = useCall<Hook>(may.admin ? call : undefined)
  const selectedId = address.value.query.get('delivery')
  const isRemoving = useSignal(false)
  const { run, isBusy, failure: actionFailure } = useAction()
  const forgetHook = () => forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
  const ping = () =>
    run(async () => {
      await makeCall(hostingCall(url, `${template}/pings`, { method: 'POST', path }))
      forgetHook()
    }, 'Ping sent.')
  const remove = () =>
    run(async () => {
      await makeCall(hostingCall(url, template, { method: 'DELETE', path }))
      navigate(hooksHref(repoPath))
      forgetHook()
    }, 'Webhook removed.')
  const hook = value?.data
  return (
    <>
      <RepositoryHead
        view={view}
        tab="hooks"
        title="Webhook"
        lede={hook && <code class="breaks">{hook.config.url}</code>}
        calls={[call, deliveriesCall(view, id)]}
      >
        {hook && (
          <>
            <Button disabled={isBusy} onClick={() => void ping()}>
              Send a ping
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                isRemoving.value = true
              }}
            >
              Remove
            </Button>
          </>
        )}
      </RepositoryHead>
      {!isSignedIn.value && <SignInFirst what="Webhooks are visible to repository administrators." />}
      {failure?.status === 404 ? (
        <Empty title="Webhook not found" />
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {actionFailure && <CallError failure={actionFailure} />}
      {may.admin && !hook && !failure && <Loading lines={6} />}
      {hook && (
        <>
          <HookFacts hook={hook} />
          {selectedId ? (
            <DeliveryView view={view} hook={id} id={selectedId} />
          ) : (
            <DeliveryList view={view} hook={id} />
          )}
        </>
      )}
      {isRemoving.value && (
        <ConfirmDialog
          title="Remove the webhook"
          action="Remove webhook"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => {
            isRemoving.value = false
          }}
        >
          <p>No more events are delivered to it, and its delivery log is deleted.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function HookFacts({ hook }: { hook: Hook }) {
  return (
    <dl class="facts">
      <div>
        <dt>Events</dt>
        <dd>{hook.events.includes('*') ? 'all events' : hook.events.join(', ')}</dd>
      </div>
      <div>
        <dt>Signed</dt>
        <dd>{hook.config.secret ? 'with a secret' : 'no: receivers cannot verify deliveries'}</dd>
      </div>
      <div>
        <dt>Last response</dt>
        <dd>
          <LastResponse hook={hook} />
        </dd>
      </div>
    </dl>
  )
}
