import type { Row } from '../../json-api/resource.ts'
import type { Rules, Tools } from '../write.ts'

type Kind = Parameters<Tools['storeImage']>[1]

/** Stores `data:` URLs; `null` deletes the uploaded image. */
export function imageRules(
  pictures: Readonly<Record<string, readonly [kind: Kind, column: string]>>,
): NonNullable<Rules['prepare']> {
  return async ({ attributes }, { storeImage }) => {
    const columns: Row = {}
    for (const [name, [kind, column]] of Object.entries(pictures)) {
      const given = attributes.get(name)
      if (given === null) columns[column] = null
      else if (typeof given === 'string') columns[column] = await storeImage(given, kind, name)
    }
    return columns
  }
}
