/** The kind and the scopes of the token of a request, for work that ends after the request. Stored as JSON. */
export interface TokenRights {
  kind: string
  scopes: readonly string[]
}
