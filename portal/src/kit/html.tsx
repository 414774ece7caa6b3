import { useLayoutEffect, useRef } from 'preact/hooks'
import { sanitizeHtml } from './sanitize-html.ts'

interface HtmlProps {
  html: string
  /** Maps links of the text. */
  mapLink(address: string): string
}

/** Formatted text of the service: sanitized there, and inert here. */
export function Html({ html, mapLink }: HtmlProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    element.current?.replaceChildren(sanitizeHtml(html, mapLink))
  }, [html])
  useLayoutEffect(() => {
    const { current } = element
    current?.addEventListener('click', moveToHeading)
    return () => current?.removeEventListener('click', moveToHeading)
  }, [])
  return <div ref={element} class="prose" />
}

/** Links to headings scroll without a history entry. */
function moveToHeading(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const id = link?.getAttribute('href')?.slice(1)
  if (!id) return
  event.preventDefault()
  document.getElementById(decodeURIComponent(id))?.scrollIntoView()
}
