import type { App } from '@octavo/platform/http/app.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** What every answer of the portal forbids to browsers, errors included; a page says itself what it needs. */
export function addProtectiveHeaders(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of Object.entries(everywhere))
      if (!reply.hasHeader(name)) reply.header(name, value)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

/** The pages run nothing but their own files, and speak to the portal and to `origins`. */
export function pagePolicy(origins: readonly string[]): string {
  const own = ["'self'", ...new Set(origins)].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `connect-src ${own}`,
    `img-src ${own} data: blob:`,
    `media-src ${own} blob:`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
