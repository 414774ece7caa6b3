import { removeSnapshot, restoreSnapshot, type Snapshot } from '../../api/sandbox.ts'
import type { Column } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'

/** Something that has to be confirmed before it is done. */
export interface Asked {
  title: string
  action: string
  warning: string
  done: string
  act(): Promise<unknown>
}

export function snapshotColumns(
  ask: (what: Asked) => void,
  onFork: (name: string) => void,
): readonly Column<Snapshot>[] {
  return [
    { key: 'name', title: 'Name', cell: ({ name }) => name },
    { key: 'at', title: 'Taken', cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      key: 'services',
      title: 'Holds',
      cell: ({ services }) => Object.keys(services).join(', ') || 'nothing that can change',
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
                title: `Go back to ${name}`,
                action: 'Go back',
                warning: 'What the services hold now is replaced by what they held then.',
                done: `The services are as in ${name}.`,
                act: () => restoreSnapshot(name),
              })
            }
          >
            Go back<span class="unseen"> to {name}</span>
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
                warning: 'The snapshot is lost; the services stay as they are.',
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
