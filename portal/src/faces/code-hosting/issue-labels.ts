import type { Issue } from './records.ts'

/** The published form leaves open whether a label is its name or a record; here it is always a record. */
export function labelsOf({ labels }: Issue): { name: string; color: string }[] {
  return labels.map((label) => {
    const { name, color } = Object(label)
    return { name: String(name ?? label), color: String(color ?? '888888') }
  })
}
