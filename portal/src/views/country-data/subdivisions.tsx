import { useSignal } from '@preact/signals'
import { formatCount } from '../../kit/format.ts'
import { ErrorState, Loading } from '../../kit/states.tsx'
import type { Subdivision } from './country.ts'
import { countryCall, useCall } from './service.ts'

/** Subdivisions of a country, loaded on demand. */
export function Subdivisions({ baseUrl, code }: { baseUrl: string; code: string }) {
  const isOpen = useSignal(false)
  const call = countryCall(baseUrl, '/subdivisions/{code}', { path: { code } })
  const { value: list, failure, reload } = useCall<readonly Subdivision[]>(isOpen.value ? call : undefined)
  return (
    <section class="section">
      <h2>Subdivisions</h2>
      <details
        onToggle={(event) => {
          isOpen.value = event.currentTarget.open
        }}
      >
        <summary>{list ? countKinds(list) : 'Show subdivisions'}</summary>
        {failure && <ErrorState failure={failure} onRetry={reload} />}
        {!list && !failure && isOpen.value && <Loading lines={3} />}
        {list && list.length > 0 && (
          <ul class="subdivisions">
            {list.map(({ code, name, type }) => (
              <li key={code}>
                {name} <code class="quiet">{code}</code>
                <span class="unseen">, {type}</span>
              </li>
            ))}
          </ul>
        )}
      </details>
    </section>
  )
}

function countKinds(list: readonly Subdivision[]): string {
  if (!list.length) return 'No subdivisions in ISO 3166-2'
  const kinds = Map.groupBy(list, ({ type }) => type)
  return [...kinds].map(([type, members]) => `${formatCount(members.length)} × ${type}`).join(', ')
}
