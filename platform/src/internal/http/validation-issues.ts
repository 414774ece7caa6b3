import type { ValidationIssue } from '../../errors.ts'

export interface RawIssue {
  instancePath: string
  schemaPath: string
  keyword: string
  message?: string
  params?: object
}

/** Returns one issue per field and rule. Fields are named by their path, such as `parts.0.label`. */
export function describeIssues(raw: readonly RawIssue[]): Omit<ValidationIssue, 'location'>[] {
  return raw
    .filter((issue) => !isRepetition(issue, raw))
    .flatMap((issue) => {
      const path = issue.instancePath.split('/').slice(1).map(unescapePointer)
      const { requiredProperties, additionalProperties, allowedValues }: Params = issue.params ?? {}
      const rule = issue.keyword
      const each = (names: string[], message: string) =>
        names.map((name) => ({ field: [...path, name].join('.'), rule, message }))
      if (requiredProperties) return each(requiredProperties, 'is required')
      if (additionalProperties) return each(additionalProperties, 'is not expected')
      const values = allowedValues ?? (rule === 'anyOf' ? literalsOf(issue, raw) : undefined)
      const message = values
        ? `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
        : (describeTypes(issue, raw) ?? issue.message ?? '')
      return [{ field: path.join('.'), rule, message }]
    })
}

interface Params {
  requiredProperties?: string[]
  additionalProperties?: string[]
  allowedValues?: unknown[]
  allowedValue?: unknown
  type?: string
}

/** The values of a union of literals. */
function literalsOf(issue: RawIssue, all: readonly RawIssue[]): unknown[] | undefined {
  const branches = branchesOf(issue, all)
  if (branches.length === 0 || branches.some(({ keyword }) => keyword !== 'const')) return undefined
  return branches.map(({ params }) => (params as Params).allowedValue)
}

/** `must be integer or null`, of a union. */
function describeTypes(issue: RawIssue, all: readonly RawIssue[]): string | undefined {
  if (issue.keyword !== 'anyOf') return undefined
  const branches = branchesOf(issue, all)
  if (branches.length === 0 || branches.some(({ keyword }) => keyword !== 'type')) return undefined
  return `must be ${branches.map(({ params }) => (params as Params).type).join(' or ')}`
}

/** The issues of the branches of a union. */
function branchesOf({ instancePath, schemaPath }: RawIssue, all: readonly RawIssue[]): readonly RawIssue[] {
  return all.filter(
    (other) => other.instancePath === instancePath && other.schemaPath.startsWith(`${schemaPath}/anyOf/`),
  )
}

/** TypeBox repeats an error for each branch of a union and for each additional property. */
function isRepetition({ keyword, instancePath, schemaPath }: RawIssue, all: readonly RawIssue[]): boolean {
  if (keyword === 'boolean') return schemaPath.endsWith('/additionalProperties')
  if (keyword === 'required' || keyword === 'additionalProperties') return false
  return all.some(
    (other) =>
      other.instancePath === instancePath && schemaPath.startsWith(`${other.schemaPath}/${other.keyword}/`),
  )
}

/** RFC 6901 §3. */
function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
