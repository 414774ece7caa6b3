import { isRedirectUri } from '@octavo/platform/auth/oauth/redirects.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { allPermissions } from '../access/token-permissions.ts'
import type { Level } from '../access/viewer.ts'
import { unprocessable } from '../errors.ts'
import { findLackingPermission } from './event-permissions.ts'

/** The registration of an app, which a user confirms. */
export interface Manifest {
  name: string
  slug: string
  description: string | null
  url: string
  /** The browser goes there with the code. */
  redirectUrl: string | null
  /** The redirect URIs of the OAuth flow. */
  callbackUrls: string[]
  setupUrl: string | null
  hookUrl: string | null
  isHookActive: boolean
  isPublic: boolean
  permissions: Record<string, Level>
  events: string[]
}

const levels: readonly unknown[] = ['read', 'write', 'admin']
const maxNameLength = 34
const maxLength = 32_768
const maxCallbacks = 10

/** Reads a manifest as GitHub documents it. Unknown members are ignored. */
export function readManifest(text: string): Manifest {
  const input = parse(text)
  const hook = asRecord(input.hook_attributes)
  const name = typeof input.name === 'string' ? input.name.trim() : ''
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (slug === '' || [...name].length > maxNameLength)
    throw unprocessable(`\`name\` must have 1 to ${maxNameLength} characters, with a letter or digit.`)
  const url = readUrl(input, 'url')
  if (url === null) throw unprocessable('`url` is required.')
  const permissions = readPermissions(asRecord(input.default_permissions))
  return {
    name,
    slug,
    description: typeof input.description === 'string' ? input.description : null,
    url,
    redirectUrl: readUrl(input, 'redirect_url'),
    callbackUrls: readCallbacks(input.callback_urls),
    setupUrl: readUrl(input, 'setup_url'),
    hookUrl: readUrl(hook, 'url'),
    isHookActive: hook.active !== false,
    isPublic: input.public === true,
    permissions,
    events: readEvents(input.default_events, permissions),
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  if (text.length > maxLength) throw unprocessable('The manifest is too long.')
  try {
    return asRecord(JSON.parse(text))
  } catch {
    throw unprocessable('The manifest is not JSON.')
  }
}

function readUrl(input: Readonly<Record<string, unknown>>, field: string): string | null {
  const value = input[field]
  if (value === undefined || value === null || value === '') return null
  const { protocol } = (typeof value === 'string' ? URL.parse(value) : null) ?? {}
  if (protocol !== 'http:' && protocol !== 'https:')
    throw unprocessable(`\`${field}\` must be an http or https URL.`)
  return String(value)
}

function readCallbacks(input: unknown): string[] {
  if (input === undefined || input === null) return []
  const isValid = Array.isArray(input) && input.length <= maxCallbacks
  if (!isValid || !input.every((url) => typeof url === 'string' && isRedirectUri(url)))
    throw unprocessable(`\`callback_urls\` must be a list of at most ${maxCallbacks} URLs.`)
  return input
}

export function readPermissions(input: Readonly<Record<string, unknown>>): Record<string, Level> {
  const entries = Object.entries(input)
  const wrong = entries.find(([name, level]) => !allPermissions.includes(name) || !levels.includes(level))
  if (wrong)
    throw unprocessable(`\`${wrong[0]}\` is not a permission, or its level is not read, write or admin.`)
  return Object.fromEntries([...entries, ['metadata', 'read']]) as Record<string, Level>
}

function readEvents(input: unknown, permissions: Manifest['permissions']): string[] {
  if (input === undefined) return []
  if (
    !Array.isArray(input) ||
    !input.every((event) => typeof event === 'string' && /^[a-z_]{1,64}$/.test(event))
  )
    throw unprocessable('`default_events` must be a list of event names.')
  for (const event of input) {
    const lacking = findLackingPermission(permissions, event)
    if (lacking)
      throw unprocessable(`The event \`${event}\` of \`default_events\` needs the permission \`${lacking}\`.`)
  }
  return [...new Set<string>(input)].sort()
}
