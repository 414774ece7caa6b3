import type { Auth, Token } from '@octavo/platform/auth/auth.ts'

/** The tokens of a user in the order of their creation, also the revoked and expired ones. */
export async function listTokens(auth: Pick<Auth, 'listIssuedTokens'>, userId: number): Promise<Token[]> {
  const { tokens } = await auth.listIssuedTokens({ userId, limit: 1_000_000 })
  return tokens.map(({ login: _, ...token }) => token).reverse()
}
