import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { asRecord } from './api/unknown-values.ts'
import type { Params } from './path.ts'

export interface Address {
  path: string
  query: URLSearchParams
}

export type Page = ComponentType<{ params: Params }>

export interface Route {
  /** Such as `/tokens` or `/explorer/:service`. */
  path: string
  load(): Promise<Page>
}

export const address = signal(readAddress())

/** True after the first client-side navigation. */
export const hasMoved = signal(false)

export function navigate(href: string, { replace = false } = {}): void {
  const url = new URL(href, location.href)
  if (url.origin !== location.origin) {
    location.assign(url)
    return
  }
  if (replace) history.replaceState(history.state, '', url)
  else {
    rememberScroll()
    history.pushState(null, '', url)
  }
  const isSamePath = url.pathname === address.value.path
  if (!isSamePath) hasMoved.value = true
  address.value = readAddress()
  if (!replace && !isSamePath) scrollTo(0, 0)
}

/** Changes some query parameters; an empty value removes one. */
export function hrefWith(changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(address.value.query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  return text ? `${address.value.path}?${text}` : address.value.path
}

export function setQuery(changes: Readonly<Record<string, string | undefined>>): void {
  navigate(hrefWith(changes), { replace: true })
}

/** Handles links within the portal by client-side navigation. */
export function startRouter(): void {
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => {
    hasMoved.value = true
    address.value = readAddress()
    restoreScroll(Number(asRecord(history.state).scroll ?? 0))
  })
  addEventListener('pagehide', rememberScroll)
  addEventListener('scrollend', rememberScroll)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || isServed(link.pathname)) return
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    navigate(link.href)
  })
  restoreScroll(Number(asRecord(history.state).scroll ?? 0))
}

/** Paths on this port that are not pages. */
function isServed(path: string): boolean {
  return /^\/(api|openapi|metrics|healthz|readyz)(\/|$)/.test(path)
}

function readAddress(): Address {
  return { path: location.pathname, query: new URLSearchParams(location.search) }
}

function rememberScroll(): void {
  history.replaceState({ ...Object(history.state), scroll: Math.round(scrollY) }, '')
}

/** Restores the scroll position after the content has loaded. */
function restoreScroll(top: number): void {
  if (top <= 0) {
    scrollTo(0, 0)
    return
  }
  let tries = 0
  const attempt = () => {
    const isTallEnough = document.documentElement.scrollHeight - innerHeight >= top
    if (isTallEnough || ++tries > 60) scrollTo(0, top)
    else requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}
