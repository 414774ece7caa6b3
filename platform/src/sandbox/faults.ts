import type { Ids } from '../ids.ts'

/** An injected fault and the requests that it matches. */
export interface NewFault {
  kind: 'latency' | 'status' | 'drop'
  service?: string | undefined
  method?: string | undefined
  /** A declared route, such as `/alpha/:code`, or a path prefix. */
  route?: string | undefined
  latencyMs?: number | undefined
  /** 429 or 500 to 599. */
  status?: number | undefined
  /** The fraction of matching requests that it hits, from 0 to 1. */
  probability?: number | undefined
  /** The number of further requests that it affects. */
  count?: number | undefined
}

export interface Fault extends NewFault {
  id: string
  probability: number
  hits: number
}

export interface FaultTarget {
  service: string
  method: string
  route: string
  path: string
}

export interface Faults {
  list(): readonly Fault[]
  add(fault: NewFault): Fault
  remove(id: string): boolean
  clear(): void
  /** Returns the first fault that hits this request, and decrements its count if it has one. */
  strike(target: FaultTarget): Fault | undefined
}

export function createFaults(ids: Ids): Faults {
  let faults: Fault[] = []
  return {
    list: () => faults,
    add(fault) {
      const added = { ...fault, id: ids.text(8), probability: fault.probability ?? 1, hits: 0 }
      faults.push(added)
      return added
    },
    remove(id) {
      const before = faults.length
      faults = faults.filter((fault) => fault.id !== id)
      return faults.length < before
    },
    clear() {
      faults = []
    },
    strike(target) {
      const struck = faults.find((fault) => isHit(fault, target, ids))
      if (!struck) return undefined
      struck.hits++
      if (struck.count !== undefined && --struck.count <= 0)
        faults = faults.filter((fault) => fault !== struck)
      return struck
    },
  }
}

const draws = 1_000_000

function isHit(fault: Fault, { service, method, route, path }: FaultTarget, ids: Ids): boolean {
  if (fault.service !== undefined && fault.service !== service) return false
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false
  if (fault.route !== undefined && fault.route !== route && !path.startsWith(fault.route)) return false
  return ids.below(draws) < fault.probability * draws
}
