export interface PageLink {
  href: string
  title: string
  /** What the page is for, as the palette tells. */
  detail: string
}

export const pageLinks: readonly PageLink[] = [
  { href: '/', title: 'Home', detail: 'every service, its address and a first call' },
  { href: '/explorer', title: 'API explorer', detail: 'find an operation, fill it in, run it' },
  { href: '/tokens', title: 'Tokens', detail: 'create, list and revoke' },
  { href: '/health', title: 'Health', detail: 'what is running, and how fast' },
  { href: '/settings', title: 'Settings', detail: 'what is in force, and where it came from' },
]

export const sandboxLinks: readonly PageLink[] = [
  { href: '/sandbox/clock', title: 'Clock', detail: 'move the time of the services' },
  { href: '/sandbox/faults', title: 'Faults', detail: 'delays, refusals and dropped connections' },
  { href: '/sandbox/snapshots', title: 'Snapshots', detail: 'keep a state, go back to it, fork it' },
  { href: '/sandbox/journal', title: 'Journal', detail: 'every request, with its answer' },
]
