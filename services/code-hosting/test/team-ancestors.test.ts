import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import {
  deleteTeam,
  findTeamById,
  insertTeam,
  isBelow,
  updateTeam,
} from '../src/organizations/store/teams.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

const step = fc.record({
  what: fc.constantFrom('make', 'make', 'move', 'move', 'delete'),
  team: fc.nat(9),
  parent: fc.option(fc.nat(9), { nil: null }),
})

describeOnBothDatabases('nested teams', (databases) => {
  test('have exactly the right ancestors after any changes', async () => {
    const { context, as } = await startCodeHosting(databaseOptions(databases.location()))
    const { db } = context
    const { user } = await as('house')
    let createdCount = 0
    const law = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const parents = new Map<number, number | null>()
      const pick = (at: number | null) => (at === null ? null : ([...parents.keys()][at] ?? null))
      await db.write(async (tx) => {
        await tx.deleteFrom('team').execute()
        for (const { what, team, parent } of steps) {
          const [id, parentId] = [pick(team), pick(parent)]
          if (what === 'make') {
            const name = `t${createdCount++}`
            const row = await insertTeam(tx, {
              organization_id: user.id,
              slug: name,
              name,
              description: null,
              privacy: 'closed',
              notifies: 1,
              role: 'read',
              parent_id: parentId,
              created_at_ms: 0,
              updated_at_ms: 0,
            })
            assert.ok(row)
            parents.set(row.id, parentId)
          } else if (what === 'move' && id !== null) {
            if (parentId !== null && (await isBelow(tx, parentId, id))) continue
            const before = await findTeamById(tx, id)
            assert.ok(before)
            await updateTeam(tx, before, { parent_id: parentId })
            parents.set(id, parentId)
          } else if (what === 'delete' && id !== null)
            for (const removedId of await deleteTeam(tx, id)) parents.delete(removedId)
        }
      })
      const expected = [...parents.keys()].flatMap((id) =>
        chainOf(parents, id).map((above) => `${id} ${above}`),
      )
      const rows = await db.read.selectFrom('team_ancestor').selectAll().execute()
      assert.deepEqual(
        rows.map(({ team_id, ancestor_id }) => `${team_id} ${ancestor_id}`).sort(),
        expected.sort(),
      )
    })
    await fc.assert(law, { numRuns: 40 })
  })
})

/** The team and its ancestors. */
function chainOf(parents: ReadonlyMap<number, number | null>, id: number): number[] {
  const parent = parents.get(id) ?? null
  return parent === null ? [id] : [id, ...chainOf(parents, parent)]
}
