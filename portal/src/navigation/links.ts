export interface PageLink {
  href: string
  title: string
  /** Description in the palette. */
  detail: string
}

export const pageLinks: readonly PageLink[] = [
  { href: '/', title: 'Home', detail: 'services, addresses and a first request' },
  { href: '/explorer', title: 'API explorer', detail: 'find an operation and send a request' },
  { href: '/tokens', title: 'Tokens', detail: 'create, list and revoke' },
  { href: '/health', title: 'Health', detail: 'requests, errors, latency, memory' },
  { href: '/settings', title: 'Settings', detail: 'values in effect and their origin' },
]

export const sandboxLinks: readonly PageLink[] = [
  { href: '/sandbox/clock', title: 'Clock', detail: 'move the time of the services' },
  { href: '/sandbox/faults', title: 'Faults', detail: 'delays, errors and dropped connections' },
  { href: '/sandbox/snapshots', title: 'Snapshots', detail: 'save, restore and fork all data' },
  { href: '/sandbox/journal', title: 'Journal', detail: 'every request with its response' },
]
