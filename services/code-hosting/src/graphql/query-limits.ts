import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { fieldError } from './graphql-errors.ts'

/** semantic-release selects about 10,000 fields in a query of 100 issues. */
export const maxTokens = 20_000
const maxDepth = 30
const maxFields = 12_000
const maxAliases = 200
const maxRootFields = 100
const maxListItems = 1_000
const pageArguments = new Set(['first', 'last', 'ids'])
/** GitHub's limit of nodes that a query can return. */
const maxNodes = 500_000

/**
 * Refuses queries that are too large, before anything is executed. Returns the number of nodes that the query can
 * return. Fragments are counted wherever they are used, so the count also ends cycles.
 */
export function measureQuery(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const defaults = new Map(
    (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue,
    ]),
  )
  let fields = 0
  let aliases = 0
  let nodes = 0

  /** The number of nodes that `first`, `last` or `ids` requests. */
  function sizeOf(value: ValueNode | undefined): number | undefined {
    if (value?.kind === Kind.INT) return Number(value.value)
    if (value?.kind === Kind.LIST) return value.values.length
    if (value?.kind !== Kind.VARIABLE) return undefined
    const variable = variables[value.name.value]
    if (Array.isArray(variable)) return variable.length
    return typeof variable === 'number' ? variable : sizeOf(defaults.get(value.name.value))
  }

  function visit({ selections }: SelectionSetNode, depth: number, parents: number): void {
    if (depth > maxDepth) throw tooLarge(`The query is nested deeper than ${maxDepth} levels.`)
    for (const selection of selections) {
      fields++
      if (fields > maxFields) throw tooLarge(`The query selects more than ${maxFields} fields.`)
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value)
        if (fragment) visit(fragment.selectionSet, depth + 1, parents)
        continue
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet, depth + 1, parents)
        continue
      }
      if (selection.alias) aliases++
      if (aliases > maxAliases) throw tooLarge(`The query uses more than ${maxAliases} aliases.`)
      const pages = (selection.arguments ?? []).filter(({ name }) => pageArguments.has(name.value))
      // One of them may be null, so the other one counts.
      const count = Math.min(Math.max(1, ...pages.map(({ value }) => sizeOf(value) ?? 1)), 100)
      if (pages.length > 0) nodes += parents * count
      if (nodes > maxNodes)
        throw fieldError(
          'MAX_NODE_LIMIT_EXCEEDED',
          `This query requests up to ${nodes} possible nodes which exceeds the maximum limit of ${maxNodes}.`,
        )
      if (selection.selectionSet) visit(selection.selectionSet, depth + 1, parents * count)
    }
  }

  if (operation.selectionSet.selections.length > maxRootFields)
    throw tooLarge(`The query has more than ${maxRootFields} root fields.`)
  visit(operation.selectionSet, 1, 1)
  return nodes
}

/** Lists in a query are bounded by its tokens, those in variables only by this. */
export function refuseLongLists(variables: unknown): void {
  if (typeof variables !== 'object' || variables === null) return
  if (Array.isArray(variables) && variables.length > maxListItems)
    throw tooLarge(`A list has more than ${maxListItems} items.`)
  for (const value of Object.values(variables)) refuseLongLists(value)
}

export function tooLarge(message: string) {
  return fieldError('RESOURCE_LIMITS_EXCEEDED', message)
}
