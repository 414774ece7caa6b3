import { createRequire } from 'node:module'

/** Loads an optional package on first use. */
export function lazyRequire<Package>(name: string, from: string): () => Package {
  const require = createRequire(from)
  return () => require(name)
}
