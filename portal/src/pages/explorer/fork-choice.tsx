import type { ServedService } from '../../api/overview.ts'
import { useResource } from '../../api/resource.ts'
import { getSandbox } from '../../api/sandbox.ts'
import { forkParameter } from '../../calls/explorer-href.ts'
import { house, isSignedIn } from '../../house.ts'
import { SelectField } from '../../kit/field.tsx'
import { address, setQuery } from '../../router.ts'

/** A service and its copies, of which the address names one. */
export interface Targets {
  /** The service, or the copy in its place. */
  service: ServedService
  fork: string | undefined
  /** Said to be there by the address, and is not. */
  isGone: boolean
  forks: readonly { id: string; url: string }[]
}

export function useTargets(service: ServedService): Targets {
  const hasForks = house.value?.sandbox && isSignedIn.value
  const { value } = useResource(hasForks ? 'sandbox' : undefined, getSandbox)
  const forks = (value?.forks ?? []).flatMap(({ id, services }) => {
    const url = services[service.name]?.url
    return url ? [{ id, url }] : []
  })
  const wanted = address.value.query.get(forkParameter) ?? undefined
  const found = forks.find(({ id }) => id === wanted)
  return {
    service: found ? { ...service, url: found.url } : service,
    fork: wanted,
    isGone: wanted !== undefined && !found && (value !== undefined || !hasForks),
    forks,
  }
}

/** Nothing where there are no forks to choose from. */
export function ForkChoice({ own, targets }: { own: ServedService; targets: Targets }) {
  const { forks, fork, isGone } = targets
  if (!forks.length && !isGone) return null
  return (
    <SelectField
      label="Sent to"
      value={fork ?? ''}
      error={isGone ? `There is no fork ${fork} that you can call.` : undefined}
      onChange={(event) => setQuery({ [forkParameter]: event.currentTarget.value })}
    >
      <option value="">The service, {own.url}</option>
      {isGone && <option value={fork}>Fork {fork}</option>}
      {forks.map(({ id, url }) => (
        <option key={id} value={id}>
          Fork {id}, {url}
        </option>
      ))}
    </SelectField>
  )
}
