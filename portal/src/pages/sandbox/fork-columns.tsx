import type { Fork } from '../../api/sandbox.ts'
import { explorerHref, forkParameter } from '../../calls/explorer-href.ts'
import { CopyButton } from '../../kit/code.tsx'
import type { Column } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'

export function forkColumns(onRemove: (id: Fork['id']) => void): readonly Column<Fork>[] {
  return [
    {
      key: 'id',
      title: 'Fork',
      cell: ({ id, createdAtMs }) => (
        <>
          <code>{id}</code>
          <span class="cell-note">
            <Time at={createdAtMs} />
          </span>
        </>
      ),
    },
    {
      key: 'services',
      title: 'Addresses',
      cell: ({ id, services }) => (
        <ul>
          {Object.entries(services).map(([name, { url }]) => (
            <li key={name}>
              <span class="links">
                <a href={explorerHref(name, undefined, { [forkParameter]: id })}>{name}</a>
                <span>
                  <code class="breaks">{url}</code>
                  <CopyButton text={url} name={`Copy the address of ${name}`} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'remove',
      title: 'Remove',
      cell: ({ id }) => (
        <button type="button" class="link" onClick={() => onRemove(id)}>
          Remove<span class="unseen"> fork {id}</span>
        </button>
      ),
    },
  ]
}
