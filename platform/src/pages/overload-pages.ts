import type { FastifyRequest } from 'fastify'
import type { Problem } from '../errors.ts'
import type { RenderError, RenderedError } from '../http/problem.ts'
import type { Page } from './document.ts'
import { html } from './html.ts'

export interface OverloadPages {
  /** Renders a page in the service's layout. */
  render(page: Page): RenderedError
  /** Returns whether a request is for a page, not for the API. */
  isForPage(request: FastifyRequest): boolean
}

/** Renders 429 and 503 as a page for browsers, and all other errors with `renderError`. */
export function withOverloadPages(
  { render, isForPage }: OverloadPages,
  renderError: RenderError,
): RenderError {
  return (problem, request) => {
    const isBusy = problem.status === 429 || problem.status === 503
    if (!isBusy || !request || !isForPage(request) || !acceptsHtml(request))
      return renderError(problem, request)
    return render(busyPage(problem))
  }
}

function busyPage({ status, details: { retryAfterMs = 1000 } }: Problem): Page {
  const seconds = Math.ceil(retryAfterMs / 1000)
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const title = status === 429 ? 'Too many requests' : 'The server is busy'
  const why =
    status === 429
      ? 'Very many pages were opened from here in a short time.'
      : 'It has more work than it can do at this moment.'
  return {
    title,
    status,
    isPrivate: true,
    body: html`<h1>${title}</h1><p>${why} Wait ${wait}, then load this page again.</p>`,
  }
}

/** Browsers accept HTML; API clients on a page URL get an API error. */
function acceptsHtml({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || !accept.includes('json')
}
