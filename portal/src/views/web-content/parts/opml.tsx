import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Failure } from '../../../api/request.ts'
import { forget } from '../../../api/resource.ts'
import { getViewer } from '../../../api/viewer.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { countOf } from '../../../kit/format.ts'
import { isSignedIn } from '../../../server.ts'
import type { Imported } from '../records.ts'
import { cachePrefix, contentCall, makeCall, messageOf } from '../service.ts'

/** Lists of sources, to and from other readers. */
export function Opml({ url }: { url: string }) {
  const file = useRef<HTMLInputElement>(null)
  const importedSources = useSignal<Imported | undefined>(undefined)
  const { run, isBusy, failure } = useAction()
  const download = () =>
    run(
      async () => save(await makeCall<string>(contentCall(url, '/v1/sources.opml'), { isText: true })),
      'The sources are exported.',
    )
  const upload = async (selectedFile: File) => {
    const isDone = await run(async () => {
      importedSources.value = await sendOpml(url, selectedFile)
    }, 'The sources are imported.')
    if (isDone) forget(cachePrefix)
  }
  return (
    <>
      {isSignedIn.value && (
        <>
          <input
            ref={file}
            type="file"
            hidden
            accept=".opml,.xml,text/x-opml,application/xml,text/xml"
            aria-label="OPML file"
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? []
              if (chosen) void upload(chosen)
              event.currentTarget.value = ''
            }}
          />
          <Button disabled={isBusy} onClick={() => file.current?.click()}>
            Import OPML
          </Button>
        </>
      )}
      <Button disabled={isBusy} onClick={() => void download()}>
        Export OPML
      </Button>
      {failure && <CallError failure={failure} />}
      {importedSources.value && (
        <ImportedDialog
          imported={importedSources.value}
          onClose={() => {
            importedSources.value = undefined
          }}
        />
      )}
    </>
  )
}

function ImportedDialog({ imported, onClose }: { imported: Imported; onClose(): void }) {
  const { created, known, skipped } = imported
  return (
    <Dialog title="Imported" onClose={onClose}>
      <div class="stack">
        <p>
          {countOf(created, 'source')} added{known ? `, ${known} already known` : ''}
          {skipped.length ? `, ${skipped.length} skipped` : ''}.
        </p>
        {skipped.length > 0 && (
          <ul class="rows">
            {skipped.map(({ url, reason }) => (
              <li key={url} class="row">
                <code class="breaks">{url}</code>
                <p class="row-notes">{reason}</p>
              </li>
            ))}
          </ul>
        )}
        <div class="actions">
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Not with the client, which sends JSON. The file's bytes are sent, because its XML declaration names their encoding. */
async function sendOpml(url: string, file: File): Promise<Imported> {
  const viewer = await getViewer('web-content')
  const response = await fetch(`${url}/v1/sources/import`, {
    method: 'POST',
    headers: {
      'content-type': 'text/x-opml',
      ...(viewer && { authorization: `Bearer ${viewer.token}` }),
    },
    body: await file.arrayBuffer(),
  })
  const reply: unknown = await response.json()
  if (!response.ok)
    throw new Failure(messageOf(reply) ?? response.statusText, {
      status: response.status,
      code: String(response.status),
      requestId: response.headers.get('x-request-id') ?? undefined,
    })
  // The API describes it.
  return reply as Imported
}

function save(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/x-opml' }))
  link.download = 'sources.opml'
  link.click()
  URL.revokeObjectURL(link.href)
}
