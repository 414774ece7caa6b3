import { useEffect, useRef } from 'preact/hooks'
import type { Operation } from '../../api/openapi.ts'
import { explorerHref, forkParameter } from '../../calls/explorer-href.ts'
import { SearchField } from '../../kit/search-field.tsx'
import { Empty } from '../../kit/states.tsx'
import { Method } from '../../kit/status.tsx'
import { address, setQuery } from '../../router.ts'

interface OperationListProps {
  service: string
  operations: readonly Operation[]
  chosen: string | undefined
}

/** Operations of a service, filtered by summary or path. */
export function OperationList({ service, operations, chosen }: OperationListProps) {
  const text = address.value.query.get('find') ?? ''
  const words = text.toLowerCase().split(/\s+/)
  const matches = operations.filter(({ method, path, summary = '', id }) => {
    const all = `${method} ${path} ${summary} ${id}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const groups = Map.groupBy(matches, ({ group }) => group)
  const parameters = retainedParameters()
  return (
    <>
      <SearchField
        label="Search operations"
        controls="operations"
        value={text}
        onSearch={(find) => setQuery({ find })}
      />
      <nav ref={list} aria-label="Operations" id="operations" data-list="" class="operations">
        {[...groups].map(([group, list]) => (
          <section key={group}>
            {group && <h2 class="label">{group.startsWith('/') ? <code>{group}</code> : group}</h2>}
            <ul>
              {list.map(({ id, method, path, summary }) => (
                <li key={id}>
                  <a
                    href={explorerHref(service, id, parameters)}
                    data-item=""
                    class="operation-link"
                    aria-current={id === chosen ? 'page' : undefined}
                  >
                    <span class="operation-path">
                      <Method name={method} />
                      <code class="breaks">{path}</code>
                    </span>
                    {summary && <span class="operation-summary">{summary}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {matches.length === 0 && (
          <Empty title={`No operations match “${text}”`}>
            <p>Search by path, method or summary.</p>
          </Empty>
        )}
      </nav>
    </>
  )
}

/** Parameters that are kept between operations. */
function retainedParameters(): string[][] {
  const { query } = address.value
  return ['find', forkParameter].flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
}
