import assert from 'node:assert/strict'
import type { Answer } from '@octavo/testing/service.ts'

/** The answer to a search for titles that is one to keep: until the index knows of all changes, answers are not. */
export async function lastingAnswer(get: (path: string) => Promise<Answer>, path: string): Promise<Answer> {
  for (const deadline = Date.now() + 60_000; ; ) {
    const answer = await get(path)
    if (answer.status !== 200 || answer.headers.get('cache-control') !== 'no-store') return answer
    assert.ok(Date.now() < deadline, `there is no index yet for ${path}`)
  }
}
