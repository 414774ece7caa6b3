import {
  type ClientOptions,
  createClient,
  type ServiceClient,
  type ServiceName,
} from '@octavo/client/client.ts'

/** One client per base URL and token, so that its response cache is shared. */
export function createClients<Name extends ServiceName>(
  options: Omit<ClientOptions, 'baseUrl' | 'token'>,
): (baseUrl: string, token: string | undefined) => ServiceClient<Name> {
  const clients = new Map<string, ServiceClient<Name>>()
  return (baseUrl, token) => {
    const key = `${baseUrl} ${token ?? ''}`
    const client =
      clients.get(key) ?? createClient<Name>({ ...options, baseUrl, ...(token ? { token } : {}) })
    clients.set(key, client)
    return client
  }
}
