import type { StoredImage } from '../../images/uploads.ts'
import type { Row } from '../../json-api/resource.ts'
import type { Rules, Tools } from '../write.ts'

type Kind = Parameters<Tools['storeImage']>[1]

/** Stores `data:` URLs; `null` deletes the uploaded image. */
export function imageRules(
  pictures: Readonly<Record<string, readonly [kind: Kind, column: string]>>,
): NonNullable<Rules['prepare']> {
  return async ({ attributes }, { storeImage }) => {
    const columns: Row = {}
    const images: StoredImage[] = []
    for (const [name, [kind, column]] of Object.entries(pictures)) {
      const value = attributes.get(name)
      if (value === null) columns[column] = null
      if (typeof value !== 'string') continue
      const image = await storeImage(value, kind, name)
      columns[column] = image.hash
      images.push(image)
    }
    return { columns, images }
  }
}
