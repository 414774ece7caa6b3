export const operations = [
  'access',
  'authentication',
  'create',
  'modify',
  'remove',
  'restore',
  'transfer',
] as const

export type Operation = (typeof operations)[number]

const byVerb: readonly (readonly [RegExp, Operation])[] = [
  [/^(?:clone|fetch|fake_login)$/, 'access'],
  [/^transfer/, 'transfer'],
  [/^(?:create|add|invite)/, 'create'],
  [/^(?:destroy|delete|remove|uninvite|cancel)/, 'remove'],
]

/** The kind of an action, such as `create` for `team.add_member`. */
export function operationOf(action: string): Operation {
  const verb = action.slice(action.indexOf('.') + 1)
  return byVerb.find(([pattern]) => pattern.test(verb))?.[1] ?? 'modify'
}
