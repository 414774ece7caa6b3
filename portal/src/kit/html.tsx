import { useLayoutEffect, useRef } from 'preact/hooks'
import { tidyHtml } from './tidy-html.ts'

interface HtmlProps {
  html: string
  /** Where a link of the text leads from here. */
  lead(address: string): string
}

/** Formatted text of the service. It comes sanitised, and nothing of it runs here in any case. */
export function Html({ html, lead }: HtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(tidyHtml(html, lead))
  }, [html])
  useLayoutEffect(() => {
    const { current } = place
    current?.addEventListener('click', moveToHeading)
    return () => current?.removeEventListener('click', moveToHeading)
  }, [])
  return <div ref={place} class="prose" />
}

/** A link to a heading moves the page, and is no address of its own: the way back leads past it. */
function moveToHeading(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const id = link?.getAttribute('href')?.slice(1)
  if (!id) return
  event.preventDefault()
  document.getElementById(decodeURIComponent(id))?.scrollIntoView()
}
