import { askKeeper } from './request.ts'

export interface House {
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
  /** Its cell in the mark, 1 to 8. */
  leaf?: number
}

export const getHouse = (signal?: AbortSignal) => askKeeper<House>('/house', signal ? { signal } : {})

export const signIn = (token: string) => askKeeper<void>('/session', { method: 'POST', body: { token } })

export const signOut = () => askKeeper<void>('/session', { method: 'DELETE' })

/** A user with the highest plan, created at the first start. */
export interface DemoUser {
  user: string
  password: string
  token: string
  plan: string
}

export const getDemoUser = (service: string, signal?: AbortSignal) =>
  askKeeper<DemoUser>(`/services/${service}/demo`, signal ? { signal } : {})
