import { Problem } from '@octavo/platform/errors.ts'

/** What the rules add to the answer of a language model, which may know languages that they do not. */
export async function supplement<T>(result: Promise<T>, missing: T): Promise<T> {
  try {
    return await result
  } catch (error) {
    if (error instanceof Problem && (error.code === 'request_invalid' || error.code === 'code_unparsable'))
      return missing
    throw error
  }
}
