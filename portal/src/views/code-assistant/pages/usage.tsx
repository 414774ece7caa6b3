import { useSignal } from '@preact/signals'
import type { ServedService } from '../../../api/overview.ts'
import { forget } from '../../../api/resource.ts'
import { useCalls } from '../../../calls/current.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Code } from '../../../kit/code.tsx'
import { SelectField, TextField } from '../../../kit/field.tsx'
import { formatCount, formatDate } from '../../../kit/format.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Table } from '../../../kit/table.tsx'
import { Time } from '../../../kit/time.tsx'
import { AssistantNav } from '../parts/assistant-nav.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { CreatedKey, KeyList, Usage } from '../records.ts'
import { assistantCall, cachePrefix, makeCall, useCall } from '../service.ts'

export function UsagePage() {
  return <SignedIn title="Usage">{(service) => <UsageView service={service} />}</SignedIn>
}

function UsageView({ service: { url, title } }: { service: ServedService }) {
  const call = assistantCall(url, '/v1/usage', { query: { group_by: 'model' } })
  const { value, failure, reload } = useCall<Usage>(call)
  useCalls([call])
  return (
    <>
      <PageHead title="Usage" within={<a href="/explorer/code-assistant">{title}</a>} />
      <AssistantNav current="Usage" />
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={6} />}
      {value && (
        <>
          <p class="assistant-plan">
            {`Plan ${value.plan}. `}
            {value.remaining === null
              ? 'No monthly limit.'
              : `${formatCount(value.remaining)} requests left until ${formatDate(value.resets_at ?? '')}.`}
          </p>
          {value.buckets.length === 0 ? (
            <Empty title="No requests in the last 31 days" />
          ) : (
            <Table
              caption="Usage by day and model"
              rows={value.buckets.toReversed()}
              rowKey={({ start, model }) => `${start} ${model}`}
              columns={[
                { key: 'day', title: 'Day (UTC)', cell: ({ start }) => start.slice(0, 10) },
                { key: 'model', title: 'Model', cell: ({ model }) => model },
                {
                  key: 'requests',
                  title: 'Requests',
                  isFigure: true,
                  cell: ({ requests }) => formatCount(requests),
                },
                {
                  key: 'prompt',
                  title: 'Prompt tokens',
                  isFigure: true,
                  cell: (bucket) => formatCount(bucket.prompt_tokens),
                },
                {
                  key: 'completion',
                  title: 'Completion tokens',
                  isFigure: true,
                  cell: (bucket) => formatCount(bucket.completion_tokens),
                },
              ]}
            />
          )}
        </>
      )}
      <Keys url={url} />
    </>
  )
}

function Keys({ url }: { url: string }) {
  const { value, failure, reload } = useCall<KeyList>(
    assistantCall(url, '/v1/keys', { query: { limit: '100' } }),
  )
  const { run, failure: notRevoked } = useAction()
  const revoke = (id: string) =>
    run(async () => {
      await makeCall(assistantCall(url, '/v1/keys/{id}', { method: 'DELETE', path: { id } }))
      forget(cachePrefix)
    }, 'The key is revoked.')
  const active = value?.data.filter(({ revoked_at }) => revoked_at === null)
  return (
    <section class="section" aria-labelledby="keys">
      <h2 id="keys">API keys</h2>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {notRevoked && <CallError failure={notRevoked} />}
      {active && (
        <Table
          caption="API keys"
          rows={active}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', title: 'Name', cell: ({ name }) => name },
            { key: 'user', title: 'User', cell: ({ user }) => user },
            { key: 'plan', title: 'Plan', cell: ({ plan }) => plan },
            { key: 'scopes', title: 'Scopes', isMinor: true, cell: ({ scopes }) => scopes.join(', ') },
            {
              key: 'used',
              title: 'Last used',
              cell: ({ last_used_at }) => (last_used_at ? <Time at={last_used_at} /> : 'never'),
            },
            {
              key: 'revoke',
              title: 'Revoke',
              cell: ({ id, name }) => (
                <Button kind="quiet" onClick={() => revoke(id)}>
                  Revoke<span class="unseen">{` ${name}`}</span>
                </Button>
              ),
            },
          ]}
        />
      )}
      <NewKey url={url} />
    </section>
  )
}

function NewKey({ url }: { url: string }) {
  const name = useSignal('')
  const plan = useSignal('free')
  const createdKey = useSignal<CreatedKey | undefined>(undefined)
  const { run, isBusy, failure } = useAction()
  const create = () =>
    run(async () => {
      const body = { name: name.value, plan: plan.value }
      createdKey.value = await makeCall<CreatedKey>(assistantCall(url, '/v1/keys', { method: 'POST', body }))
      name.value = ''
      forget(cachePrefix)
    }, 'The key is created.')
  return (
    <>
      <form
        class="tools assistant-new-key"
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <TextField
          label="Name of a new key"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value
          }}
        />
        <SelectField
          label="Plan"
          value={plan.value}
          onChange={(event) => {
            plan.value = event.currentTarget.value
          }}
        >
          {['free', 'pro', 'unlimited'].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="primary" disabled={isBusy || !name.value.trim()}>
          Create
        </Button>
      </form>
      {failure && <CallError failure={failure} />}
      {createdKey.value && (
        <>
          <p>Copy the key now. It is not shown again.</p>
          <Code text={createdKey.value.key} label="the key" />
        </>
      )}
    </>
  )
}
