import { requestAdminApi } from './request.ts'

export interface ServerOverview {
  version: string
  sandbox: boolean
  signedIn: boolean
  services: readonly ServedService[]
}

export interface ServedService {
  name: string
  title: string
  summary: string
  interface: string
  url: string
  firstCall: string
  ready: boolean
  hasAccounts: boolean
  plans: readonly string[]
}

export const getOverview = () => requestAdminApi<ServerOverview>('/overview')

export const signIn = (token: string) =>
  requestAdminApi<void>('/session', { method: 'POST', body: { token } })

export const signOut = () => requestAdminApi<void>('/session', { method: 'DELETE' })

/** A user with the highest plan, created at the first start. */
export interface DemoUser {
  user: string
  password: string
  token: string
  plan: string
}

export const getDemoUser = (service: string) => requestAdminApi<DemoUser>(`/services/${service}/demo`)
