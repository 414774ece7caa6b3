import { Readable } from 'node:stream'
import type { Context } from '../context.ts'
import { createAssets } from '../releases/assets.ts'
import { createReleases } from '../releases/releases.ts'
import { findAssetByName } from '../releases/store/assets.ts'
import { findReleaseByTag } from '../releases/store/releases.ts'
import type { Act } from './act.ts'
import type { SampleRelease, SampleRepository } from './sample.ts'
import type { SampleAccounts } from './seed-accounts.ts'
import { createWriterFinder } from './seed-issues.ts'

/** Publishes releases of existing tags, each with one file. */
export function releaseActs(context: Context, accounts: SampleAccounts, sample: SampleRepository): Act[] {
  const releases = createReleases(context)
  const assets = createAssets(context, releases)
  const writerOf = createWriterFinder(context, accounts, sample)

  async function publish({ author, tag, name, body, asset }: SampleRelease): Promise<void> {
    const writer = await writerOf(author)
    const { repository } = writer
    const release =
      (await findReleaseByTag(context.db.read, repository.id, tag)) ??
      (await releases.create(writer, {
        tag_name: tag,
        target_commitish: repository.default_branch,
        name,
        body,
        isDraft: false,
        isPrerelease: false,
        latest: 'eligible',
      }))
    if (await findAssetByName(context.db.read, release.id, asset.name)) return
    await assets.upload(writer, release.id, {
      name: asset.name,
      label: null,
      contentType: asset.contentType,
      content: Readable.from([Buffer.from(asset.text)]),
      sizeBytes: undefined,
    })
  }

  return (sample.releases ?? []).map((release) => ({ at: release.at, run: () => publish(release) }))
}
