import type { FastifyRequest } from 'fastify'
import type { Problem } from '../errors.ts'
import type { RenderError, RenderedError } from '../http/problem.ts'
import type { Page } from './document.ts'
import { html } from './html.ts'

export interface ErrorPages {
  /** Renders a page in the service's layout. */
  render(page: Page): RenderedError
  /** Returns whether a request is for a page, not for the API. */
  isForPage(request: FastifyRequest): boolean
  /** Browsers get a page with a link to this path for unknown paths, which else get an API error. */
  startPage?: string
  /** Unknown paths below it get an API error, also in a browser. */
  apiPrefix?: string
}

/** Renders 429, 503 and unknown paths as pages for browsers, and all other errors with `renderError`. */
export function withErrorPages(
  { render, isForPage, startPage, apiPrefix }: ErrorPages,
  renderError: RenderError,
): RenderError {
  return (problem, request) => {
    const page = request && choosePage(problem, request)
    return page ? render(page) : renderError(problem, request)
  }

  function choosePage(problem: Problem, request: FastifyRequest): Page | undefined {
    const isBusy = problem.status === 429 || problem.status === 503
    if (isBusy && isForPage(request) && acceptsHtml(request)) return busyPage(problem)
    const isApiPath = apiPrefix !== undefined && request.originalUrl.startsWith(apiPrefix)
    if (startPage === undefined || isApiPath || problem.status !== 404 || !isUnknownPage(request))
      return undefined
    return unknownPage(startPage)
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

function unknownPage(startPage: string): Page {
  return {
    title: 'Page not found',
    status: 404,
    body: html`<h1>Page not found</h1><p>There is no page at this address. <a href="${startPage}">Go to the start page</a>.</p>`,
  }
}

/** Pages and their assets are the open routes that the OpenAPI document does not describe. */
export function isPageRoute({ routeOptions: { config, schema } }: FastifyRequest): boolean {
  return config.access === 'open' && schema?.hide === true
}

/** Browsers accept HTML; API clients on a page URL get an API error. */
export function acceptsHtml({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || !accept.includes('json')
}

/** A navigation of a browser to a path without a route. */
function isUnknownPage({ is404, method, headers: { accept = '' } }: FastifyRequest): boolean {
  return is404 && (method === 'GET' || method === 'HEAD') && accept.includes('text/html')
}
