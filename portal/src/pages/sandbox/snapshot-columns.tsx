import { removeSnapshot, restoreSnapshot, type Snapshot } from '../../api/sandbox.ts'
import type { Column } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'

/** An action that needs confirmation. */
export interface Confirmation {
  title: string
  action: string
  warning: string
  done: string
  act(): Promise<unknown>
}

export function snapshotColumns(
  confirm: (what: Confirmation) => void,
  onFork: (name: string) => void,
): readonly Column<Snapshot>[] {
  return [
    { key: 'name', title: 'Name', cell: ({ name }) => name },
    { key: 'at', title: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      key: 'services',
      title: 'Services',
      cell: ({ services }) => Object.keys(services).join(', ') || 'none',
    },
    {
      key: 'do',
      title: 'Actions',
      cell: ({ name }) => (
        <span class="links">
          <button
            type="button"
            class="link"
            onClick={() =>
              confirm({
                title: `Restore ${name}`,
                action: 'Restore',
                warning: 'The current data of all services is replaced.',
                done: `Restored ${name}.`,
                act: () => restoreSnapshot(name),
              })
            }
          >
            Restore<span class="unseen"> {name}</span>
          </button>
          <button type="button" class="link" onClick={() => onFork(name)}>
            Fork<span class="unseen"> {name}</span>
          </button>
          <button
            type="button"
            class="link link-danger"
            onClick={() =>
              confirm({
                title: `Delete ${name}`,
                action: 'Delete snapshot',
                warning: 'The snapshot is deleted; the services do not change.',
                done: `${name} is deleted.`,
                act: () => removeSnapshot(name),
              })
            }
          >
            Delete<span class="unseen"> {name}</span>
          </button>
        </span>
      ),
    },
  ]
}
