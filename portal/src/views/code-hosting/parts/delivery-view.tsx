import { forget } from '../../../api/resource.ts'
import { asRecord } from '../../../api/unknown-values.ts'
import { useAction } from '../../../kit/action.ts'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { HttpMessage } from '../../../kit/http-message.tsx'
import { Loading } from '../../../kit/states.tsx'
import { StatusCode } from '../../../kit/status.tsx'
import { Time } from '../../../kit/time.tsx'
import { hrefWith, navigate } from '../../../router.ts'
import type { Delivery } from '../records.ts'
import { cachePrefixOf, hostingCall, makeCall, useCall } from '../service.ts'
import type { RepositoryView } from './repository-frame.tsx'

interface DeliveryProps {
  view: RepositoryView
  hook: string
  id: string
}

const template = '/repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}' as const

/** Request and response of one delivery. */
export function DeliveryView({ view: { url, repoPath }, hook, id }: DeliveryProps) {
  const path = { ...repoPath, hook_id: hook, delivery_id: id }
  const { value, failure, reload } = useCall<Delivery>(hostingCall(url, template, { path, needsToken: true }))
  const { run, isBusy, failure: actionFailure } = useAction()
  const again = async () => {
    const send = hostingCall(url, `${template}/attempts`, { method: 'POST', path })
    if (!(await run(() => makeCall(send), 'Redelivery queued.'))) return
    navigate(hrefWith({ delivery: undefined }))
    forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
  }
  const delivery = value?.data
  return (
    <section class="section" aria-labelledby="delivery">
      <h2 id="delivery">
        {delivery ? [delivery.event, delivery.action].filter(Boolean).join(' ') : 'Delivery'}
      </h2>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!delivery && !failure && <Loading lines={8} />}
      {delivery && (
        <>
          <p class="row-notes">
            <StatusCode code={delivery.status_code} text={delivery.status_code ? '' : delivery.status} />
            <Time at={delivery.delivered_at} />
            <code class="breaks">{delivery.guid}</code>
          </p>
          {actionFailure && <CallError failure={actionFailure} />}
          <div class="actions delivery-actions">
            <ButtonLink href={hrefWith({ delivery: undefined })}>All deliveries</ButtonLink>
            <Button disabled={isBusy} onClick={() => void again()}>
              Redeliver
            </Button>
          </div>
          <div class="delivery">
            <Message
              title="Request"
              headers={delivery.request.headers}
              body={JSON.stringify(delivery.request.payload)}
            />
            <Message
              title="Response"
              headers={delivery.response.headers}
              body={bodyOf(delivery.response.payload)}
            />
          </div>
        </>
      )}
    </section>
  )
}

function Message({ title, headers, body }: { title: string; headers: unknown; body: string }) {
  return (
    <div class="stack">
      <h3>{title}</h3>
      <HttpMessage name={title.toLowerCase()} headers={asRecord(headers)} body={body} />
    </div>
  )
}

function bodyOf(payload: unknown): string {
  return typeof payload === 'string' ? payload : payload ? JSON.stringify(payload) : ''
}
