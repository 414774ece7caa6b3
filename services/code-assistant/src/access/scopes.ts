/** `chat` also includes the protocols of editors and agents, `tasks` the operations on code. */
export const scopes = ['chat', 'complete', 'tasks', 'admin'] as const

export type Scope = (typeof scopes)[number]

/** Limits a key to a model, or to the models that begin with a text: `model:alpha/*`. */
const modelPrefix = 'model:'

/** A key without scopes of operations has all of them. */
export function includesScope(granted: ReadonlySet<string>, scope: Scope): boolean {
  return granted.has(scope) || !scopes.some((name) => granted.has(name))
}

export function modelScopes(models: readonly string[]): string[] {
  return models.map((model) => modelPrefix + model)
}

/** The models that a key is limited to, or undefined for all models of its plan. */
export function modelsOf(granted: Iterable<string>): string[] | undefined {
  const models = [...granted].filter((scope) => scope.startsWith(modelPrefix))
  return models.length > 0 ? models.map((scope) => scope.slice(modelPrefix.length)) : undefined
}
