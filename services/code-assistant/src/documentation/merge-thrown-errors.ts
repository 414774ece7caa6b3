import type { ThrownError } from './code-symbol.ts'

const maxConditions = 4

/** Merges errors of one class. Lists at most four conditions. */
export function mergeThrownErrors(errors: readonly ThrownError[]): ThrownError[] {
  return [...Map.groupBy(errors, ({ type }) => type)].map(([type, same]) => {
    const conditions = [...new Set(same.flatMap(({ condition }) => condition ?? []))]
    const condition = conditions.slice(0, maxConditions).join(', or ')
    return {
      ...(type && { type }),
      ...(condition && same.every((error) => error.condition) && { condition }),
    }
  })
}
