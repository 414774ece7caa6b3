import { asRecord } from '../../api/unknown-values.ts'
import type { Issue } from './records.ts'

/** The OpenAPI type allows strings, but this service always returns objects. */
export function labelsOf({ labels }: Issue): { name: string; color: string }[] {
  return labels.map((label) => {
    const { name, color } = asRecord(label)
    return { name: String(name ?? label), color: String(color ?? '888888') }
  })
}
