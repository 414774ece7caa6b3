import type { Route } from '../router.ts'

/** A service's view: its pages below `/<service>`, and its palette results. */
export interface View {
  /** The service, which is the name of the folder. */
  service: string
  title: string
  routes: readonly Route[]
  /** Searches the service for the palette. */
  find?(text: string, baseUrl: string, signal: AbortSignal): Promise<readonly Finding[]>
}

export interface Finding {
  title: string
  detail?: string
  href: string
}
