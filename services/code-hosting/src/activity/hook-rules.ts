import type { Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import { type FieldError, validationFailed } from '../errors.ts'
import type { HookOwnerKind } from './hook-owners.ts'
import type { HookConfigChange } from './schema/hooks.ts'
import { webhookEvents } from './webhook-events.ts'

const maxPerEvent = 250

/** Shown instead of a secret. If a client sends it back, the secret does not change. */
const masked = '********'

export interface HookConfig {
  url: string
  contentType: string
  /** Undefined leaves the secret unchanged. */
  secret: string | null | undefined
}

const wrong = (error: Omit<FieldError, 'resource' | 'code'>) =>
  validationFailed({ resource: 'Hook', code: 'custom', ...error })

/** Merges the requested configuration with the existing one. */
export function readHookConfig(change: HookConfigChange, before?: Webhook): HookConfig {
  const { url = before?.url, content_type = contentTypeOf(before) ?? 'form', insecure_ssl = '0' } = change
  if (!url) throw wrong({ message: 'Config must contain URL for webhooks' })
  const { protocol } = URL.parse(url) ?? {}
  if (!protocol) throw wrong({ field: 'url', message: 'url is not a valid URL' })
  if (protocol !== 'http:' && protocol !== 'https:')
    throw wrong({ field: 'url', message: 'url scheme must be http or https' })
  if (content_type !== 'json' && content_type !== 'form')
    throw wrong({ field: 'content_type', message: 'content_type must be json or form' })
  if (String(insecure_ssl) !== '0')
    throw wrong({
      field: 'insecure_ssl',
      message: 'insecure_ssl must be 0. This server always verifies certificates.',
    })
  const secret = change.secret === masked && before ? undefined : change.secret
  return { url, contentType: content_type, secret }
}

export function checkName(name = 'web'): void {
  if (name !== 'web') throw validationFailed({ resource: 'Hook', field: 'name', code: 'invalid' })
}

export function checkEvents(kind: HookOwnerKind, events: readonly string[]): void {
  const unknown = events.filter((event) => !webhookEvents[kind].has(event))
  if (unknown.length === 0) return
  throw validationFailed(
    ...unknown.map((event) => ({
      resource: 'Hook',
      field: 'events',
      code: 'custom' as const,
      message: `"${event}" is not a webhook event for ${kind === 'repository' ? 'a repository' : 'an organization'}`,
    })),
  )
}

/** Refuses duplicates and too many webhooks for one event. */
export function checkAmongOthers(
  kind: HookOwnerKind,
  hook: { url: string; contentType: string; events: readonly string[] },
  others: readonly Webhook[],
): void {
  const isDuplicate = (other: Webhook) =>
    other.url === hook.url && contentTypeOf(other) === hook.contentType && overlaps(other.events, hook.events)
  if (others.some(isDuplicate)) throw wrong({ message: `Hook already exists on this ${kind}` })
  const all = hook.events.includes('*')
  const events = all ? new Set(['*', ...others.flatMap((other) => other.events)]) : hook.events
  const full = [...events].filter(
    (event) =>
      others.filter((other) => other.events.includes('*') || other.events.includes(event)).length >=
      maxPerEvent,
  )
  if (full.length === 0) return
  throw validationFailed(
    ...full.map((event) => ({
      resource: 'Hook',
      code: 'custom' as const,
      message: `The "${event}" event cannot have more than ${maxPerEvent} hooks`,
    })),
  )
}

function contentTypeOf(hook: Webhook | undefined) {
  return hook?.settings.contentType
}

export function checkSecret(hasSecret: boolean): void {
  if (hasSecret) return
  throw validationFailed({
    resource: 'Hook',
    field: 'secret',
    code: 'missing_field',
    message: 'This server requires a secret for webhooks.',
  })
}

function overlaps(one: readonly string[], other: readonly string[]): boolean {
  return one.includes('*') || other.includes('*') || one.some((event) => other.includes(event))
}
