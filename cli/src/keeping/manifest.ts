import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'

/** What a copy of a data directory tells about itself. */
export const manifestSchema = Type.Object({
  format: Type.Literal(1),
  /** The release that made it. */
  octavo: Type.String(),
  createdAt: Type.String(),
  /** Each with the names of the migrations that its database has. */
  services: Type.Record(
    Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    Type.Object({ migrations: Type.Array(Type.String()) }),
  ),
})

export type Manifest = Static<typeof manifestSchema>

export const manifestFileOf = (folder: string) => join(folder, 'manifest.json')

export async function readManifest(folder: string): Promise<Manifest> {
  return parseManifest(await readFile(manifestFileOf(folder), 'utf8'))
}

export function parseManifest(text: string): Manifest {
  const found: unknown = JSON.parse(text)
  if (Object(found).format !== 1) throw new Error('It was made by a newer Octavo, or by something else')
  return Value.Parse(manifestSchema, found)
}
