import type { TitleEntry } from './title-entry.ts'
import { type Variant, variantsOf } from './variants.ts'

/** An entry as it goes into a packed index. */
export interface EntryRow {
  id: number
  weight: number
  variants: readonly Variant[]
}

export function rowOf(entry: TitleEntry): EntryRow {
  const weight = entry.weight > 0 ? Math.min(entry.weight, 1) : 0
  return { id: entry.id, weight, variants: variantsOf(entry) }
}
