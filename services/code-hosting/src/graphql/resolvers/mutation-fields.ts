import type { GraphqlContext } from '../graphql-context.ts'

// The schema checks the input, which TypeScript does not know.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Input = any

/** Runs a mutation with its `input`, and returns the payload with what was changed loaded again. */
export function mutation(run: (input: Input, graphql: GraphqlContext) => Promise<object>) {
  return async (_source: unknown, { input }: { input: Input }, graphql: GraphqlContext) => {
    // Each statement of a document sees what the one before it did.
    graphql.reload()
    const payload = await run(input, graphql)
    return { ...payload, clientMutationId: input.clientMutationId ?? null }
  }
}
