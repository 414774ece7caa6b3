import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import type { Call } from '../../../calls/call.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Code } from '../../../kit/code.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { TextField } from '../../../kit/field.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import { Time } from '../../../kit/time.tsx'
import type { NewWebhook, SavedQuery, Webhook, WebhookList } from '../records.ts'
import { cachePrefix, contentCall, makeCall, useCall } from '../service.ts'

interface QueryProps {
  url: string
  saved: SavedQuery
}

export function webhooksCall(url: string, { id }: SavedQuery): Call {
  return contentCall(url, '/v1/queries/{id}/webhooks', { path: { id: String(id) } })
}

/** The webhooks that receive new matches. */
export function QueryWebhooks({ url, saved }: QueryProps) {
  const { value, failure, reload } = useCall<WebhookList>(webhooksCall(url, saved))
  const isAdding = useSignal(false)
  return (
    <>
      <div class="tools">
        <Button
          kind="primary"
          icon="plus"
          onClick={() => {
            isAdding.value = true
          }}
        >
          Add a webhook
        </Button>
      </div>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={4} />}
      {value?.webhooks.length === 0 && (
        <Empty title="No webhooks yet">
          <p>Add one, and new posts that match are sent there as signed JSON.</p>
        </Empty>
      )}
      {value && value.webhooks.length > 0 && (
        <Table
          id="webhooks"
          caption="Webhooks"
          rows={value.webhooks}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'address',
              title: 'Address',
              cell: ({ url: target }) => <span class="breaks">{target}</span>,
            },
            { key: 'last', title: 'Last response', cell: (webhook) => <LastResponse webhook={webhook} /> },
            { key: 'created', title: 'Added', isMinor: true, cell: ({ created }) => <Time at={created} /> },
            {
              key: 'actions',
              title: 'Actions',
              cell: (webhook) => <WebhookActions url={url} saved={saved} webhook={webhook} />,
            },
          ]}
        />
      )}
      {isAdding.value && (
        <NewWebhookDialog
          url={url}
          saved={saved}
          onClose={() => {
            isAdding.value = false
          }}
        />
      )}
    </>
  )
}

function LastResponse({ webhook: { active, last_response } }: { webhook: Webhook }) {
  if (!active) return <Status tone="off">Paused</Status>
  if (!last_response) return <Status tone="off">Not used yet</Status>
  const { status_code, status, message } = last_response
  const isGood = status_code !== null && status_code < 300
  return (
    <>
      <Status tone={isGood ? 'good' : 'bad'}>{status_code ?? status}</Status>
      {!isGood && message && <span class="cell-note breaks">{message}</span>}
    </>
  )
}

function WebhookActions({ url, saved, webhook }: QueryProps & { webhook: Webhook }) {
  const { run, isBusy, failure } = useAction()
  const path = { id: String(saved.id), webhookId: String(webhook.id) }
  const template = '/v1/queries/{id}/webhooks/{webhookId}'
  const act = async (call: Call, message: string) => {
    if (await run(() => makeCall(call), message)) forget(cachePrefix)
  }
  return (
    <>
      <span class="actions content-actions">
        <Button
          kind="quiet"
          disabled={isBusy}
          aria-label={`${webhook.active ? 'Pause' : 'Resume'} ${webhook.url}`}
          onClick={() =>
            void act(
              contentCall(url, template, { method: 'PATCH', path, body: { active: !webhook.active } }),
              webhook.active ? 'The webhook is paused.' : 'The webhook is active.',
            )
          }
        >
          {webhook.active ? 'Pause' : 'Resume'}
        </Button>
        <Button
          kind="quiet"
          disabled={isBusy}
          aria-label={`Delete ${webhook.url}`}
          onClick={() =>
            void act(contentCall(url, template, { method: 'DELETE', path }), 'The webhook is deleted.')
          }
        >
          Delete
        </Button>
      </span>
      {failure && (
        <span class="field-error" role="alert">
          {failure.message}
        </span>
      )}
    </>
  )
}

function NewWebhookDialog({ url, saved, onClose }: QueryProps & { onClose(): void }) {
  const createdWebhook = useSignal<NewWebhook | undefined>(undefined)
  const { run, isBusy, failure } = useAction()
  const create = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const [target = '', secret = ''] = ['url', 'secret'].map((name) => String(fields.get(name) ?? '').trim())
    const call = contentCall(url, '/v1/queries/{id}/webhooks', {
      method: 'POST',
      path: { id: String(saved.id) },
      body: { url: target, ...(secret && { secret }) },
    })
    const isDone = await run(async () => {
      createdWebhook.value = await makeCall<NewWebhook>(call)
    }, 'The webhook is added.')
    if (isDone) forget(cachePrefix)
  }
  return (
    <Dialog title="Add a webhook" onClose={onClose}>
      {createdWebhook.value ? (
        <div class="stack">
          <p>The key of the signatures. It is shown only once.</p>
          <Code text={createdWebhook.value.secret} label="the secret" isWrapped />
          <div class="actions">
            <Button kind="primary" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            void create(event.currentTarget)
          }}
        >
          <TextField
            label="Address"
            name="url"
            isRequired
            placeholder="http://127.0.0.1:4000/posts"
            hint="Receives a POST with JSON for each new match."
          />
          <TextField label="Secret" name="secret" hint="Leave empty to get a random one." />
          {failure && <CallError failure={failure} />}
          <div class="actions">
            <Button kind="primary" type="submit" disabled={isBusy}>
              Add webhook
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
