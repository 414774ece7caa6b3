/** The two roots that every address in an answer begins with: of the API and of the pages. */
export interface Addresses {
  api: string
  html: string
}

/** Addresses of the API stand below `/api/v3`, which clients mounted at the root follow just as well. */
export function addressesAt(base: string): Addresses {
  return { api: `${base}/api/v3`, html: base }
}

/** Stands for whatever address the reader will use, in answers that are kept. */
export const keptAddresses = addressesAt('octavo://here')

/** An answer that was kept, as it is to be read at `base`. */
export function readKept(json: string, base: string): string {
  return json.replaceAll('octavo://here', base)
}

/** The opaque id that newer clients use, which says what it names. */
export function nodeId(kind: string, id: number | string): string {
  return Buffer.from(`${kind}:${id}`).toString('base64url')
}
