import type { StoredResponse } from './response-store.ts'

export function hasDirective(headers: Headers, name: string): boolean {
  return directivesOf(headers).has(name)
}

/** True if a stored response may be used without revalidation: https://www.rfc-editor.org/rfc/rfc9111#section-4.2 */
export function isFresh(response: StoredResponse, nowMs: number): boolean {
  const directives = directivesOf(response.headers)
  if (directives.has('no-cache')) return false
  return ageMs(response, nowMs) < Number(directives.get('max-age') ?? 0) * 1000
}

export function ageMs({ headers, receivedAtMs }: StoredResponse, nowMs: number): number {
  return Number(headers.get('age') ?? 0) * 1000 + Math.max(0, nowMs - receivedAtMs)
}

function directivesOf(headers: Headers): Map<string, string> {
  const directives = (headers.get('cache-control') ?? '').split(',').map((directive): [string, string] => {
    const [name = '', value = ''] = directive.split('=', 2)
    return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')]
  })
  return new Map(directives)
}
