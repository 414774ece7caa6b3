import { Problem } from '@octavo/platform/errors.ts'

/** Returns `missing` if the rules cannot read the code. The model may support more languages than the rules. */
export async function supplement<T>(result: Promise<T>, missing: T): Promise<T> {
  try {
    return await result
  } catch (error) {
    if (error instanceof Problem && (error.code === 'request_invalid' || error.code === 'code_unparsable'))
      return missing
    throw error
  }
}
