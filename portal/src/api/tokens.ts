import { requestAdminApi } from './request.ts'

export interface Token {
  id: number
  login: string | null
  kind: string
  plan: string
  scopes: readonly string[]
  label: string
  prefix: string
  createdAt: number
  expiresAt: number | null
  revokedAt: number | null
  lastUsedAt: number | null
}

export interface TokenPage {
  tokens: readonly Token[]
  next: number | null
}

export interface NewToken {
  user?: string
  plan?: string
  scopes?: readonly string[]
  label?: string
}

export interface CreatedToken {
  id: number
  token: string
  user: string
  plan: string
}

export const listTokens = (service: string, before: string | undefined, signal: AbortSignal) =>
  requestAdminApi<TokenPage>(
    `/services/${service}/tokens${before ? `?before=${encodeURIComponent(before)}` : ''}`,
    {
      signal,
    },
  )

export const createToken = (service: string, token: NewToken) =>
  requestAdminApi<CreatedToken>(`/services/${service}/tokens`, { method: 'POST', body: token })

export const revokeToken = (service: string, id: number) =>
  requestAdminApi<void>(`/services/${service}/tokens/${id}`, { method: 'DELETE' })
