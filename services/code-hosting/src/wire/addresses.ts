/** The base URLs of the API and of the pages. */
export interface Addresses {
  api: string
  html: string
}

/** API URLs contain `/api/v3`, which also works for clients configured with the root. */
export function addressesAt(base: string): Addresses {
  return { api: `${base}/api/v3`, html: base }
}

/** A placeholder for the base URL in stored responses. */
export const placeholderAddresses = addressesAt('octavo://here')

/** Replaces the placeholder in a stored response. */
export function restoreAddresses(json: string, base: string): string {
  return json.replaceAll('octavo://here', base)
}

/** The opaque `node_id`, which encodes the type and the id. */
export function nodeId(kind: string, id: number | string): string {
  return Buffer.from(`${kind}:${id}`).toString('base64url')
}

/** Names of refs are unique in their repository. */
export function refNodeId(repositoryId: number, name: string): string {
  return nodeId('Ref', `${repositoryId}:${name}`)
}
