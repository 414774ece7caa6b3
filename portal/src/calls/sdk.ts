import type { Call } from './call.ts'

/** Writes a request with the SDK of an ecosystem. Defined in `views/<service>/sdk.ts`. */
export interface Sdk {
  /** The package name. */
  name: string
  /** Returns undefined if the package does not support this request. */
  write(call: Call): string | undefined
}

const modules = import.meta.glob<{ sdk: Sdk }>('../views/*/sdk.ts')

export async function findSdk(service: string): Promise<Sdk | undefined> {
  const load = modules[`../views/${service}/sdk.ts`]
  return load && (await load()).sdk
}
