import type { Call } from './call.ts'

/** How the people of an ecosystem would write a call. It lies in `faces/<service>/sdk.ts`. */
export interface Sdk {
  /** The package as its users install it. */
  name: string
  /** Nothing where the package has no way to make this call. */
  write(call: Call): string | undefined
}

const modules = import.meta.glob<{ sdk: Sdk }>('../faces/*/sdk.ts')

export async function findSdk(service: string): Promise<Sdk | undefined> {
  const load = modules[`../faces/${service}/sdk.ts`]
  return load && (await load()).sdk
}
