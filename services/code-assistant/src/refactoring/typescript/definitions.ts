import type { OperationDefinition } from '../operation.ts'

export const typescriptOperations: readonly OperationDefinition[] = []
