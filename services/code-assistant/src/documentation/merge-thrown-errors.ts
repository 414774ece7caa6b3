import type { ThrownError } from './code-symbol.ts'

/** Errors of one class are one entry with all conditions. */
export function mergeThrownErrors(errors: readonly ThrownError[]): ThrownError[] {
  return [...Map.groupBy(errors, ({ type }) => type)].map(([type, same]) => {
    const conditions = [...new Set(same.flatMap(({ condition }) => condition ?? []))]
    const condition = conditions.slice(0, 4).join(', or ')
    return {
      ...(type && { type }),
      ...(condition && same.every((error) => error.condition) && { condition }),
    }
  })
}
