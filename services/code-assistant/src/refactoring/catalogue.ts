import type { Language } from '../source-code/languages.ts'
import type { OperationDefinition } from './operation.ts'
import { pythonOperations } from './python/definitions.ts'
import { typescriptOperations } from './typescript/definitions.ts'

const definitions: readonly OperationDefinition[] = [...typescriptOperations, ...pythonOperations]

/** Definitions with the same id are one operation for the languages of all. */
export const operations: readonly OperationDefinition[] = [
  ...Map.groupBy(definitions, ({ id }) => id).values(),
].map((same) => {
  const [first] = same
  // Groups are never empty.
  if (!first) throw new Error('Empty group')
  return { ...first, languages: same.flatMap(({ languages }) => languages) }
})

const byId = new Map(operations.map((operation) => [operation.id, operation]))

export function findOperation(id: string): OperationDefinition | undefined {
  return byId.get(id)
}

export function listOperations(language?: Language): readonly OperationDefinition[] {
  return language ? operations.filter(({ languages }) => languages.includes(language)) : operations
}
