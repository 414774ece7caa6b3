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
  ask: (what: Confirmation) => void,
  onFork: (name: string) => void,
): readonly Column<Snapshot>[] {
  return [
    { key: 'name', title: 'Name', cell: ({ name }) => name },
    { key: 'at', title: 'Taken', cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      key: 'services',
      title: 'Holds',
      cell: ({ services }) => Object.keys(services).join(', ') || 'no data',
    },
    {
      key: 'do',
      title: 'Do',
      cell: ({ name }) => (
        <span class="links">
          <button
            type="button"
            class="link"
            onClick={() =>
              ask({
                title: `Restore ${name}`,
                action: 'Go back',
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
              ask({
                title: `Delete ${name}`,
                action: 'Delete it',
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
