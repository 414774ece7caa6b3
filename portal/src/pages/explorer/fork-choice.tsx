import type { ServedService } from '../../api/overview.ts'
import { useResource } from '../../api/resource.ts'
import { getSandbox } from '../../api/sandbox.ts'
import { forkParameter } from '../../calls/explorer-href.ts'
import { SelectField } from '../../kit/field.tsx'
import { address, setQuery } from '../../router.ts'
import { isSignedIn, server } from '../../server.ts'

/** A service or the fork in the URL. */
export interface Targets {
  /** The service, or its fork. */
  service: ServedService
  fork: string | undefined
  /** True if the fork in the URL does not exist. */
  isGone: boolean
  forks: readonly { id: string; url: string }[]
}

export function useTargets(service: ServedService): Targets {
  const hasForks = server.value?.sandbox && isSignedIn.value
  const { value } = useResource(hasForks ? 'sandbox' : undefined, getSandbox)
  const forks = (value?.forks ?? []).flatMap(({ id, services }) => {
    const url = services[service.name]?.url
    return url ? [{ id, url }] : []
  })
  const forkId = address.value.query.get(forkParameter) ?? undefined
  const fork = forks.find(({ id }) => id === forkId)
  return {
    service: fork ? { ...service, url: fork.url } : service,
    fork: forkId,
    isGone: forkId !== undefined && !fork && (value !== undefined || !hasForks),
    forks,
  }
}

/** Renders nothing without forks. */
export function ForkChoice({ service, targets }: { service: ServedService; targets: Targets }) {
  const { forks, fork, isGone } = targets
  if (!forks.length && !isGone) return null
  return (
    <SelectField
      label="Send to"
      value={fork ?? ''}
      error={isGone ? `Fork ${fork} does not exist.` : undefined}
      onChange={(event) => setQuery({ [forkParameter]: event.currentTarget.value })}
    >
      <option value="">The service, {service.url}</option>
      {isGone && <option value={fork}>Fork {fork}</option>}
      {forks.map(({ id, url }) => (
        <option key={id} value={id}>
          Fork {id}, {url}
        </option>
      ))}
    </SelectField>
  )
}
