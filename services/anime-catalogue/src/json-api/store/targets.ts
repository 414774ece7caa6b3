import type { ErrorObject } from '../errors.ts'
import { errorObject, jsonApiErrors } from '../errors.ts'
import type { Linkage } from '../items.ts'
import type { Registry } from '../registry.ts'
import { hasIds, type QueryContext } from './conditions.ts'
import type { Store } from './query-runner.ts'
import { columnsOf, findRows } from './rows.ts'

/** Throws if a relationship target does not exist or the caller may not see it. */
export async function requireTargets(
  links: ReadonlyMap<string, Linkage>,
  { registry, queryContext, all }: { registry: Registry; queryContext: QueryContext } & Pick<Store, 'all'>,
): Promise<void> {
  const targets = [...links].flatMap(([name, linkage]) =>
    [linkage ?? []].flat().map((target) => ({ name, target })),
  )
  const missing: ErrorObject[] = []
  for (const [type, ofType] of Map.groupBy(targets, ({ target }) => target.type)) {
    const resource = registry.get(type)
    const ids = [...new Set(ofType.map(({ target }) => target.id))]
    const columns = columnsOf(resource.table, ['id'])
    const rows = await findRows({ all }, resource, hasIds(resource, ids, queryContext), columns, queryContext)
    const existingIds = new Set(rows.map(({ id }) => String(id)))
    for (const { name, target } of ofType)
      if (!existingIds.has(target.id))
        missing.push(
          errorObject('record_not_found', `The record identified by ${target.id} could not be found.`, {
            pointer: `/data/relationships/${name}`,
          }),
        )
  }
  const [first, ...rest] = missing
  if (first) throw jsonApiErrors([first, ...rest])
}
