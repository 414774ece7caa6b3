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
  /** How its ecosystem labels the version. */
  interface: string
  url: string
  firstCall: string
  ready: boolean
  hasAccounts: boolean
  plans: readonly string[]
  /** Its place on the sheet, 1 to 8; by default its place in the list. */
  leaf?: number
}

export const getHouse = (signal?: AbortSignal) => askKeeper<House>('/house', signal ? { signal } : {})

export const signIn = (token: string) => askKeeper<void>('/session', { method: 'POST', body: { token } })

export const signOut = () => askKeeper<void>('/session', { method: 'DELETE' })

/** A user of the richest plan, made at the first start. */
export interface DemoUser {
  user: string
  password: string
  token: string
  plan: string
}

export const getDemoUser = (service: string, signal?: AbortSignal) =>
  askKeeper<DemoUser>(`/services/${service}/demo`, signal ? { signal } : {})
