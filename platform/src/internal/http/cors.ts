/** CORS settings. All origins are allowed. */
export interface Cors {
  methods: readonly string[]
  /** Request headers beyond the safelisted ones; `*` alone means any. */
  headers?: readonly string[]
  /** Response headers that a page may read. */
  exposed?: readonly string[]
}

export function corsHeaders({ exposed }: Cors): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    ...(exposed?.length ? { 'access-control-expose-headers': exposed.join(', ') } : {}),
  }
}

export function preflightHeaders({ methods, headers = ['*'] }: Cors): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': headers.join(', '),
    'access-control-max-age': '86400',
  }
}
