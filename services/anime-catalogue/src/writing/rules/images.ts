import type { Row } from '../../json-api/resource.ts'
import type { Rules, Tools } from '../write.ts'

type Kind = Parameters<Tools['keepPicture']>[1]

/** Pictures that stand in a document as `data:` addresses; nothing in their place takes an earlier one away. */
export function pictureRules(
  pictures: Readonly<Record<string, readonly [kind: Kind, column: string]>>,
): NonNullable<Rules['prepare']> {
  return async ({ attributes }, { keepPicture }) => {
    const columns: Row = {}
    for (const [name, [kind, column]] of Object.entries(pictures)) {
      const given = attributes.get(name)
      if (given === null) columns[column] = null
      else if (typeof given === 'string') columns[column] = await keepPicture(given, kind, name)
    }
    return columns
  }
}
