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

/** Runs an action and shows its message when it is done. */
type Act = (work: () => Promise<unknown>, message: string) => Promise<boolean>

interface SectionProps {
  act: Act
  isBusy: boolean
}

interface ConfirmProps {
  isBusy: boolean
  confirm(confirmation: Confirmation): void
}

function Snapshots({ sandbox: { snapshots, forks } }: { sandbox: Sandbox }) {
  const { run, isBusy, failure } = useAction()
  const confirmation = useSignal<Confirmation | undefined>(undefined)
  const act: Act = async (work, message) => {
    // Cached responses may be outdated.
    const isDone = await run(work, message)
    if (isDone) forget('')
    return isDone
  }
  const confirm = (next: Confirmation) => {
    confirmation.value = next
  }
  return (
    <>
      {failure && <ErrorState failure={failure} />}
      <SnapshotSection snapshots={snapshots} act={act} isBusy={isBusy} confirm={confirm} />
      <ForkSection forks={forks} act={act} isBusy={isBusy} />
      <ResetSection isBusy={isBusy} confirm={confirm} />
      {confirmation.value && (
        <ConfirmDialog
          title={confirmation.value.title}
          action={confirmation.value.action}
          isBusy={isBusy}
          onClose={() => {
            confirmation.value = undefined
          }}
          onConfirm={async () => {
            const confirmed = confirmation.value
            if (confirmed) await act(confirmed.act, confirmed.done)
            confirmation.value = undefined
          }}
        >
          <p>{confirmation.value.warning}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function SnapshotSection({
  snapshots,
  act,
  isBusy,
  confirm,
}: SectionProps & ConfirmProps & Pick<Sandbox, 'snapshots'>) {
  const name = useSignal('')
  const save = async () => {
    const newName = name.value.trim()
    if (newName && (await act(() => takeSnapshot(newName), `Saved ${newName}.`))) name.value = ''
  }
  return (
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
        onSubmit={(event) => {
          event.preventDefault()
          void save()
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
  )
}

function ForkSection({ forks, act, isBusy }: SectionProps & Pick<Sandbox, 'forks'>) {
  return (
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
  )
}

function ResetSection({ isBusy, confirm }: ConfirmProps) {
  return (
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
  )
}
