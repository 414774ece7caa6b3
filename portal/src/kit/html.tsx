import { useLayoutEffect, useRef } from 'preact/hooks'
import { tidyHtml } from './tidy-html.ts'

interface HtmlProps {
  html: string
  /** Maps links of the text. */
  lead(address: string): string
}

/** Formatted text of the service: sanitized there, and inert here. */
export function Html({ html, lead }: HtmlProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    element.current?.replaceChildren(tidyHtml(html, lead))
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
