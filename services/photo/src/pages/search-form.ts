import { type Html, html } from '@octavo/platform/pages/html.ts'

/** The search in the header of every page. */
export function searchForm(query = ''): Html {
  return html`<form class="find" role="search" action="/s"><label class="hidden" for="find">Search photos</label>
<input id="find" name="query" type="search" value="${query}" placeholder="Search photos" maxlength="200" autocomplete="off" required><button>Search</button></form>
<nav aria-label="Site"><a href="/oauth/applications">Access keys</a></nav>`
}
