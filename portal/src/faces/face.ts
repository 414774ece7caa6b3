import type { Route } from '../router.ts'

/** What a service adds to the portal: pages of its own below `/<service>`, and what its palette finds. */
export interface Face {
  /** The service that it belongs to: the folder's own name. */
  service: string
  title: string
  routes: readonly Route[]
  /** Finds the service's own things for the palette. */
  find?(text: string, baseUrl: string, signal: AbortSignal): Promise<readonly Finding[]>
}

export interface Finding {
  title: string
  detail?: string
  href: string
}
