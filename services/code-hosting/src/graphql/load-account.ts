import type { GraphqlContext } from './graphql-context.ts'
import { type AccountSource, accountSource } from './sources.ts'

/** Loads an account together with the others of its level. */
export async function loadAccount(
  id: number,
  { loaders }: GraphqlContext,
): Promise<AccountSource | undefined> {
  const account = await loaders.accounts(id)
  return account && accountSource(account)
}
