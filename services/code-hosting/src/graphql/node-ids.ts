/** Reads a global id, as `nodeId` writes it: the type and the id. */
export function readNodeId(text: string): { kind: string; id: string } | undefined {
  const [, kind, id] = /^([A-Za-z]+):(.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return kind === undefined || id === undefined ? undefined : { kind, id }
}

/** The number in a global id of one of these types, or undefined. */
export function numberInNodeId(text: string, ...kinds: readonly string[]): number | undefined {
  const node = readNodeId(text)
  if (!node || !kinds.includes(node.kind) || !/^\d{1,15}$/.test(node.id)) return undefined
  return Number(node.id)
}

/** The repository and the full name in the global id of a ref, or undefined. */
export function readRefId(text: string): { repositoryId: number; name: string } | undefined {
  const node = readNodeId(text)
  const [, id, name] = (node?.kind === 'Ref' && /^(\d{1,15}):(refs\/.+)$/.exec(node.id)) || []
  return id === undefined || name === undefined ? undefined : { repositoryId: Number(id), name }
}
