import type { ComponentChildren } from 'preact'
import type { Failure } from '../../../api/request.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { viewHref } from '../hrefs.ts'
import type { Picture as PictureRecord } from '../records.ts'
import { Picture } from './picture.tsx'
import '../view.css'

interface ResourcePageProps {
  kind: 'character' | 'person' | 'company'
  name: string | undefined
  picture?: PictureRecord | null | undefined
  description?: string | null | undefined
  facts?: readonly (readonly [title: string, value: ComponentChildren])[]
  failure: Failure | undefined
  onRetry(): void
  actions: ComponentChildren
  children: ComponentChildren
}

/** Layout of pages for characters, people and studios. */
export function ResourcePage({
  kind,
  name,
  picture,
  description,
  facts = [],
  failure,
  ...rest
}: ResourcePageProps) {
  const { onRetry, actions, children } = rest
  const title = name ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  const present = facts.filter(([, value]) => value)
  const isGone = failure && [400, 404].includes(failure.status)
  return (
    <article>
      <PageHead title={title} within={<a href={viewHref}>Anime</a>}>
        {name && actions}
      </PageHead>
      {isGone && (
        <Empty title={`Unknown ${kind}`}>
          <p>
            <a href={viewHref}>Search the catalogue</a> and find it by a work.
          </p>
        </Empty>
      )}
      {failure && !isGone && <CallError failure={failure} onRetry={onRetry} />}
      {!failure && !name && <Loading lines={8} />}
      {!failure && name && (
        <>
          <div class="thing">
            {kind !== 'company' && <Picture of={picture} kind="portrait" width={150} isUrgent />}
            {(description || present.length > 0) && (
              <div>
                {description && <p class="measure">{description}</p>}
                <dl class="facts facts-staff">
                  {present.map(([word, value]) => (
                    <div key={word}>
                      <dt>{word}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
          </div>
          {children}
        </>
      )}
    </article>
  )
}
