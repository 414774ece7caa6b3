import { createRequire } from 'node:module'

/** A package that few need: the first who asks loads it, and until then nobody waits for it or carries it. */
export function lazyRequire<Package>(name: string, from: string): () => Package {
  const require = createRequire(from)
  return () => require(name)
}
