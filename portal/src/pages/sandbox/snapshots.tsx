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
import { type Asked, snapshotColumns } from './snapshot-columns.tsx'

export function SnapshotsPage() {
  return (
    <SandboxPage
      title="Snapshots"
      lede="Keep the state of every service under a name, go back to it, or fork it: a copy on ports of its own."
    >
      {(sandbox) => <Snapshots sandbox={sandbox} />}
    </SandboxPage>
  )
}

function Snapshots({ sandbox: { snapshots, forks } }: { sandbox: Sandbox }) {
  const { run, isBusy, failure } = useAction()
  const name = useSignal('')
  const asked = useSignal<Asked | undefined>(undefined)
  const act = async (work: () => Promise<unknown>, done: string) => {
    // What services answered before may be gone now.
    if (await run(work, done)) forget('')
  }
  const ask = (what: Asked) => {
    asked.value = what
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
            columns={snapshotColumns(
              ask,
              (name) => void act(() => createFork(name), 'The fork is being served.'),
            )}
          />
        ) : (
          <Empty title="No snapshots">
            <p>Name the state of now, and you can come back to it.</p>
          </Empty>
        )}
        <form
          class="form form-row"
          onSubmit={async (event) => {
            event.preventDefault()
            const wanted = name.value.trim()
            if (!wanted) return
            await act(() => takeSnapshot(wanted), `${wanted} is kept.`)
            name.value = ''
          }}
        >
          <TextField
            label="Name of a new snapshot"
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value
            }}
          />
          <Button type="submit" disabled={isBusy || !name.value.trim()}>
            Take a snapshot
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
            columns={forkColumns((id) => void act(() => removeFork(id), 'The fork is gone.'))}
          />
        ) : (
          <Empty title="No forks">
            <p>A fork is a copy that you can change without touching the rest.</p>
          </Empty>
        )}
        <div class="actions">
          <Button
            disabled={isBusy}
            onClick={() => void act(() => createFork(undefined), 'The fork is being served.')}
          >
            Fork the state of now
          </Button>
        </div>
      </section>
      <section class="section">
        <h2>Start over</h2>
        <p class="measure quiet">
          Back to the sample data in every service: counters, accounts and tokens included.
        </p>
        <div class="actions">
          <Button
            kind="danger"
            disabled={isBusy}
            onClick={() =>
              ask({
                title: 'Reset every service',
                action: 'Reset',
                warning:
                  'Everything that was added or changed since the start is lost. Take a snapshot first to keep it.',
                done: 'Every service is at its sample data.',
                act: () => resetServices(undefined),
              })
            }
          >
            Reset every service
          </Button>
        </div>
      </section>
      {asked.value && (
        <ConfirmDialog
          title={asked.value.title}
          action={asked.value.action}
          isBusy={isBusy}
          onClose={() => {
            asked.value = undefined
          }}
          onConfirm={async () => {
            const what = asked.value
            if (what) await act(what.act, what.done)
            asked.value = undefined
          }}
        >
          <p>{asked.value.warning}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
