import type { Context } from '../context.ts'
import { createAccounts } from './create-accounts.ts'
import { createCollections, createTopics } from './create-groups.ts'
import { createStatistics } from './create-statistics.ts'
import { publishScenes, readScenes } from './publish-scenes.ts'
import { hasGeneratedPhotos } from './store.ts'

/** Publishes the generated photos in one transaction. Does nothing if there are some already. */
export async function seedSample(context: Context, demo: string): Promise<void> {
  const described = await readScenes()
  await context.db.write(async (tx) => {
    if (await hasGeneratedPhotos(tx)) return
    const accounts = await createAccounts(tx, context, demo)
    const photos = await publishScenes(tx, context, described, { accounts, demo })
    await createStatistics(tx, context, photos, accounts)
    await createCollections(tx, context, photos, { accounts, demo })
    await createTopics(tx, context, photos, accounts)
    context.index.invalidateMembers(tx)
  })
}
