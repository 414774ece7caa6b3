import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { PageRequest } from './page-request.ts'

/** Links that set one parameter of a list. The first choice is the default. */
export function showChoice(
  pageRequest: PageRequest,
  name: 'state' | 'sort',
  choices: readonly (readonly [string, string])[],
): Html[] {
  const [defaultValue = ''] = choices[0] ?? []
  return choices.map(
    ([value, label]) =>
      html`<li><a href="${hrefWith(pageRequest, name, value === defaultValue ? undefined : value)}"${
        (pageRequest.query[name] ?? defaultValue) === value && html` aria-current="true"`
      }>${label}</a></li>`,
  )
}

/** The same list from its first page, with one parameter changed or removed. */
export function hrefWith({ path, query }: PageRequest, name: string, value: string | undefined): string {
  const { page: _, after: __, [name]: ___, ...rest } = query
  const parameters = new URLSearchParams({ ...rest, ...(value === undefined ? {} : { [name]: value }) })
  return parameters.size ? `${path}?${parameters}` : path
}
