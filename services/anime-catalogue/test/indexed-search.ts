import { eventually } from '@octavo/testing/eventually.ts'
import type { Answer } from '@octavo/testing/service.ts'

/** The answer to a search for titles that is one to keep: until the index knows of all changes, answers are not. */
export function lastingAnswer(get: (path: string) => Promise<Answer>, path: string): Promise<Answer> {
  return eventually(`there is an index for ${path}`, async () => {
    const answer = await get(path)
    return (answer.status !== 200 || answer.headers.get('cache-control') !== 'no-store') && answer
  })
}
