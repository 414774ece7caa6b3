import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { TextField } from '../../../kit/field.tsx'
import { navigate } from '../../../router.ts'
import { queryHref } from '../hrefs.ts'
import type { SavedQuery } from '../records.ts'
import { cachePrefix, contentCall, makeCall } from '../service.ts'
import { QueryField } from './query-field.tsx'
import { useReading } from './query-reading.ts'

interface SaveQueryProps {
  url: string
  q: string
  /** True if the search had a date, which saved queries do not include. */
  hasDate?: boolean
  /** The query to change, instead of a new one. */
  saved?: SavedQuery
  onClose(): void
}

/** Saves a search, or changes a saved one. */
export function SaveQueryDialog({ url, q: first, hasDate = false, saved, onClose }: SaveQueryProps) {
  const name = useSignal(saved?.name ?? (first === '*' ? '' : first.slice(0, 100)))
  const q = useSignal(first)
  const reading = useReading(url, q.value)
  const { run, isBusy, failure } = useAction()
  const save = async () => {
    const body = { name: name.value.trim(), q: q.value.trim() }
    const call = saved
      ? contentCall(url, '/v1/queries/{id}', { method: 'PATCH', path: { id: String(saved.id) }, body })
      : contentCall(url, '/v1/queries', { method: 'POST', body })
    let id = 0
    const isDone = await run(async () => {
      id = (await makeCall<SavedQuery>(call)).id
    }, 'The query is saved.')
    if (!isDone) return
    onClose()
    forget(cachePrefix)
    if (!saved) navigate(queryHref(id))
  }
  return (
    <Dialog title={saved ? 'Change the query' : 'Save a query'} onClose={onClose} isWide>
      <form
        class="form form-wide"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
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
        <QueryField
          label="Query"
          value={q.value}
          reading={reading}
          onQuery={(text) => {
            q.value = text
          }}
        />
        {hasDate && <p class="small quiet">The date is not part of it: a saved query finds new posts.</p>}
        {failure && <CallError failure={failure} />}
        <div class="actions">
          <Button kind="primary" type="submit" disabled={isBusy || Boolean(reading?.error)}>
            Save query
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
