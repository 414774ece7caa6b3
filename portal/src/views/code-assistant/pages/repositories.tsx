import { useSignal } from '@preact/signals'
import type { ServedService } from '../../../api/overview.ts'
import { Failure } from '../../../api/request.ts'
import { forget } from '../../../api/resource.ts'
import { getViewer } from '../../../api/viewer.ts'
import { useCalls } from '../../../calls/current.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { TextField } from '../../../kit/field.tsx'
import { formatCount } from '../../../kit/format.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Table } from '../../../kit/table.tsx'
import { repositoryHref } from '../hrefs.ts'
import { AssistantNav } from '../parts/assistant-nav.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { Repository, RepositoryList } from '../records.ts'
import { assistantCall, cachePrefix, makeCall, messageOf, useCall } from '../service.ts'

export function RepositoriesPage() {
  return <SignedIn title="Repositories">{(service) => <Repositories service={service} />}</SignedIn>
}

function Repositories({ service: { url, title } }: { service: ServedService }) {
  const call = assistantCall(url, '/v1/repositories')
  const { value, failure, reload } = useCall<RepositoryList>(call, { everyMs: 5_000 })
  useCalls([call])
  const { run, failure: notDeleted } = useAction()
  const remove = (name: string) =>
    run(async () => {
      await makeCall(assistantCall(url, '/v1/repositories/{name}', { method: 'DELETE', path: { name } }))
      forget(cachePrefix)
    }, `${name} is deleted.`)
  return (
    <>
      <PageHead
        title="Repositories"
        within={<a href="/explorer/code-assistant">{title}</a>}
        lede="Indexed code that chat answers about, with citations."
      />
      <AssistantNav current="Repositories" />
      {(failure ?? notDeleted) && <CallError failure={(failure ?? notDeleted) as Failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={6} />}
      {value && value.data.length === 0 && (
        <Empty title="No repository is indexed">
          <p>Upload an archive of your code below.</p>
        </Empty>
      )}
      {value && value.data.length > 0 && (
        <Table
          id="repositories"
          caption="Repositories"
          rows={value.data}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              title: 'Name',
              cell: ({ name }) => (
                <a class="row-link breaks" href={repositoryHref(name)} data-item="">
                  {name}
                </a>
              ),
            },
            { key: 'state', title: 'Index', cell: stateOf },
            { key: 'files', title: 'Files', isFigure: true, cell: ({ files }) => formatCount(files) },
            {
              key: 'delete',
              title: 'Delete',
              cell: ({ name }) => (
                <Button kind="quiet" onClick={() => remove(name)}>
                  Delete<span class="unseen">{` ${name}`}</span>
                </Button>
              ),
            },
          ]}
        />
      )}
      <Upload url={url} />
    </>
  )
}

const stateOf = ({ state, progress, error }: Repository) => {
  if (state !== 'indexing') return error ?? state
  return progress.total > 0 ? `indexing, ${progress.done} of ${progress.total} files` : 'indexing'
}

/** Uploads an archive. The client of the API sends JSON only, so this is a plain request. */
function Upload({ url }: { url: string }) {
  const name = useSignal('')
  const file = useSignal<File | undefined>(undefined)
  const { run, isBusy, failure } = useAction()
  const upload = () =>
    run(async () => {
      const token = (await getViewer('code-assistant'))?.token
      const response = await fetch(`${url}/v1/repositories?name=${encodeURIComponent(name.value)}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': typeOf(file.value?.name ?? '') },
        body: file.value ?? null,
      })
      if (!response.ok) {
        const message = messageOf(await response.json()) ?? response.statusText
        throw new Failure(message, { status: response.status, code: String(response.status) })
      }
      name.value = ''
      forget(cachePrefix)
    }, 'The archive is uploaded and will be indexed.')
  return (
    <section class="section" aria-labelledby="upload">
      <h2 id="upload">Upload an archive</h2>
      <form
        class="tools"
        onSubmit={(event) => {
          event.preventDefault()
          upload()
        }}
      >
        <TextField
          label="Name"
          isRequired
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value
          }}
        />
        <div class="field">
          <label class="field-label" for="archive">
            Archive (.zip, .tar, .tar.gz)
          </label>
          <input
            id="archive"
            type="file"
            class="input"
            accept=".zip,.tar,.gz,.tgz"
            required
            onChange={(event) => {
              file.value = event.currentTarget.files?.[0]
            }}
          />
        </div>
        <Button type="submit" kind="primary" disabled={isBusy || !file.value || !name.value}>
          Upload
        </Button>
      </form>
      {failure && <CallError failure={failure} />}
    </section>
  )
}

function typeOf(name: string): string {
  if (name.endsWith('.zip')) return 'application/zip'
  return name.endsWith('.tar') ? 'application/x-tar' : 'application/gzip'
}
