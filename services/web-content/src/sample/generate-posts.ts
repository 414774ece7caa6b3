import type { SamplePost } from './sample-post.ts'
import { sampleSites } from './sites.ts'
import { createWorld } from './world.ts'

export interface GenerateOptions {
  nowMs: number
  seed?: number
  /** The posts are spread evenly over this time before now, the oldest first. */
  spanDays?: number
}

/** Any number of posts of the sample world, for benchmarks. Articles only; every site in turn. */
export function* generatePosts(
  count: number,
  { nowMs, seed = 1, spanDays = 90 }: GenerateOptions,
): Generator<SamplePost> {
  const world = createWorld(seed)
  const spanMs = spanDays * 86_400_000
  for (let index = 0; index < count; index++) {
    const site = sampleSites[index % sampleSites.length]
    if (site === undefined) continue
    // Each slot is used once, so that texts and addresses differ.
    const article = world.findArticle(site, Math.floor(index / sampleSites.length), Number.MAX_SAFE_INTEGER)
    if (article === undefined) continue
    yield { ...article, publishedMs: Math.floor(nowMs - spanMs + (spanMs * (index + 1)) / count) }
  }
}
