import { createRequire } from 'node:module'
import { asRecord } from '@octavo/platform/unknown-values.ts'

interface EventExamples {
  name: string
  examples: { action?: string }[]
}

const events: EventExamples[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
)

/** Members of the apps, pull requests, teams and changes in the examples, and of properties that no repository has here. */
const ofExamples =
  /^(?:installation|(?:issue|changes\.new_issue)\.(?:draft|pull_request)|repository\.permissions|changes\.name|.*\.custom_properties)(?:\.|$)/

/**
 * Returns the members that all published examples of an event and action have, and the payload does not. Members
 * below null values and of list items that are absent on one side are not compared.
 */
export function findMissingMembers(event: string, payload: { action?: string }): string[] {
  const examples = events
    .filter(({ name }) => name === event)
    .flatMap((one) => one.examples.filter(({ action }) => action === payload.action))
  const [first, ...otherExamples] = examples.map((example) => listMembers(example))
  if (!first) return []
  const common = [...first].filter((member) => otherExamples.every((all) => all.has(member)))
  return common.filter((member) => !ofExamples.test(member) && !has(payload, member.split('.')))
}

function listMembers(value: unknown, path = '', members = new Set<string>()): Set<string> {
  if (Array.isArray(value)) return value.length ? listMembers(value[0], `${path}.0`, members) : members
  for (const [name, inner] of Object.entries(asRecord(value))) {
    const member = path ? `${path}.${name}` : name
    members.add(member)
    listMembers(inner, member, members)
  }
  return members
}

function has(value: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined || value === null) return true
  if (Array.isArray(value)) return value.length === 0 || has(value[0], rest)
  return Object.hasOwn(asRecord(value), name) && has(asRecord(value)[name], rest)
}
