import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import type { config } from './config.ts'
import type { Counter } from './counts/counter.ts'
import type { Tables } from './database/tables.ts'
import type { UrlSigner } from './images/signatures.ts'
import type { FindMatches } from './matching/matches.ts'
import type { HiddenInTopics } from './photo-index/hidden-in-topics.ts'
import type { LiveIndex } from './photo-index/live-index.ts'

export type Settings = Static<typeof config>

export type BaseContext = ServiceContext<Settings, Tables>

/** The platform's context with what all subjects of this service share. */
export interface Context extends BaseContext {
  /** The key of signatures that we verify ourselves, such as view attribution in image URLs. */
  readonly secret: string
  readonly index: LiveIndex
  readonly hiddenInTopics: HiddenInTopics
  readonly findMatches: FindMatches
  readonly counter: Counter
  readonly imageSigner: UrlSigner
}
