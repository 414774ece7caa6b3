import { askKeeper } from './request.ts'

export interface Token {
  id: number | string
  login: string | null
  kind: string
  plan: string
  scopes: readonly string[]
  label: string | null
  prefix: string
  createdAt: number
  expiresAt: number | null
  revokedAt: number | null
  lastUsedAt: number | null
}

export interface TokenPage {
  tokens: readonly Token[]
  next: number | string | null
}

export interface NewToken {
  user?: string
  plan?: string
  scopes?: readonly string[]
  label?: string
}

export interface CreatedToken {
  id: number | string
  token: string
  user: string
  plan: string
}

export const listTokens = (service: string, before: string | undefined, signal: AbortSignal) =>
  askKeeper<TokenPage>(
    `/services/${service}/tokens${before ? `?before=${encodeURIComponent(before)}` : ''}`,
    {
      signal,
    },
  )

export const createToken = (service: string, token: NewToken) =>
  askKeeper<CreatedToken>(`/services/${service}/tokens`, { method: 'POST', body: token })

export const revokeToken = (service: string, id: number | string) =>
  askKeeper<void>(`/services/${service}/tokens/${encodeURIComponent(String(id))}`, { method: 'DELETE' })
