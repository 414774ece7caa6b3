import { useSignal } from '@preact/signals'
import { forget } from '../../api/resource.ts'
import { createFork, removeFork, resetServices, type Sandbox, takeSnapshot } from '../../api/sandbox.ts'
import { useAction } from '../../kit/action.ts'
import { Button } from '../../kit/button.tsx'
import { ConfirmDialog } from '../../kit/dialog.tsx'
import { TextField } from '../../kit/field.tsx'
import { Empty, ErrorState } from '../../kit/states.tsx'
import { Table } from '../../kit/table.tsx'
import { forkColumns } from './fork-columns.tsx'
import { SandboxPage } from './sandbox-page.tsx'
import { type Confirmation, snapshotColumns } from './snapshot-columns.tsx'

export function SnapshotsPage() {
  return (
    <SandboxPage
      title="Snapshots"
      lede="Save the data of all services, restore it, or fork it: a copy on separate ports."
    >
      {(sandbox) => <Snapshots sandbox={sandbox} />}
    </SandboxPage>
  )
}

function Snapshots({ sandbox: { snapshots, forks } }: { sandbox: Sandbox }) {
  const { run, isBusy, failure } = useAction()
  const name = useSignal('')
  const confirmation = useSignal<Confirmation | undefined>(undefined)
  const act = async (work: () => Promise<unknown>, message: string) => {
    // Cached responses may be outdated.
    const isDone = await run(work, message)
    if (isDone) forget('')
    return isDone
  }
  const confirm = (what: Confirmation) => {
    confirmation.value = what
  }
  return (
    <>
      {failure && <ErrorState failure={failure} />}
      <section class="section">
        <h2>Snapshots</h2>
        {snapshots.length ? (
          <Table
            caption="Snapshots"
            rows={snapshots}
            rowKey={({ name }) => name}
            columns={snapshotColumns(confirm, (name) => void act(() => createFork(name), 'Fork started.'))}
          />
        ) : (
          <Empty title="No snapshots">
            <p>Save a snapshot to be able to restore the current data.</p>
          </Empty>
        )}
        <form
          class="form form-row"
          onSubmit={async (event) => {
            event.preventDefault()
            const newName = name.value.trim()
            if (!newName) return
            if (await act(() => takeSnapshot(newName), `Saved ${newName}.`)) name.value = ''
          }}
        >
          <TextField
            label="Name of the snapshot"
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value
            }}
          />
          <Button type="submit" disabled={isBusy || !name.value.trim()}>
            Save snapshot
          </Button>
        </form>
      </section>
      <section class="section">
        <h2>Forks</h2>
        {forks.length ? (
          <Table
            caption="Forks"
            rows={forks}
            rowKey={({ id }) => id}
            columns={forkColumns((id) => void act(() => removeFork(id), 'Fork removed.'))}
          />
        ) : (
          <Empty title="No forks">
            <p>A fork is an independent copy of all services.</p>
          </Empty>
        )}
        <div class="actions">
          <Button disabled={isBusy} onClick={() => void act(() => createFork(undefined), 'Fork started.')}>
            Fork current data
          </Button>
        </div>
      </section>
      <section class="section">
        <h2>Reset</h2>
        <p class="measure quiet">
          Restores the sample data of all services, including counters, accounts and tokens.
        </p>
        <div class="actions">
          <Button
            kind="danger"
            disabled={isBusy}
            onClick={() =>
              confirm({
                title: 'Reset all services',
                action: 'Reset',
                warning: 'All changes are lost. Save a snapshot first to keep them.',
                done: 'All services reset.',
                act: () => resetServices(undefined),
              })
            }
          >
            Reset all services
          </Button>
        </div>
      </section>
      {confirmation.value && (
        <ConfirmDialog
          title={confirmation.value.title}
          action={confirmation.value.action}
          isBusy={isBusy}
          onClose={() => {
            confirmation.value = undefined
          }}
          onConfirm={async () => {
            const what = confirmation.value
            if (what) await act(what.act, what.done)
            confirmation.value = undefined
          }}
        >
          <p>{confirmation.value.warning}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
