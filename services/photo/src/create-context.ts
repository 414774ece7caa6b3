import { getOrCreateSecret } from '@octavo/platform/data/service-secrets.ts'
import type { BaseContext, Context } from './context.ts'
import { createCounter } from './counts/counter.ts'
import { createImageSigner } from './images/signatures.ts'
import { createFindMatches } from './matching/matches.ts'
import { createHiddenInTopics } from './photo-index/hidden-in-topics.ts'
import { createLiveIndex } from './photo-index/live-index.ts'

export async function createContext(base: BaseContext): Promise<Context> {
  const index = createLiveIndex(base)
  return {
    ...base,
    secret: await getOrCreateSecret(base.db, 'images', base.ids.text(43)),
    index,
    hiddenInTopics: createHiddenInTopics(base),
    findMatches: createFindMatches(base, index),
    counter: createCounter(base),
    imageSigner: createImageSigner(base.config),
  }
}
