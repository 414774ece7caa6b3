import type { Format } from './result-page.ts'

/** One post per line. The header `X-WebHose-Next` has the next page. */
export const formatNdjson: Format = ({ posts }) => ({
  contentType: 'application/x-ndjson; charset=utf-8',
  body: posts.map((post) => `${post}\n`).join(''),
})
