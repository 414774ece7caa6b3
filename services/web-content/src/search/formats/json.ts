import type { Format } from './result-page.ts'

export const formatJson: Format = ({ posts, envelope }) => ({
  contentType: 'application/json; charset=utf-8',
  body: `{"posts":[${posts.join(',')}],${JSON.stringify(envelope).slice(1)}`,
})
