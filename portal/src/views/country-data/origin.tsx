import { TextWithCode } from '../../kit/text-with-code.tsx'
import type { FieldProvenance } from './country.ts'

/** The source of a value and its remarks. */
export function Origin({ field, provenance }: { field: string; provenance: FieldProvenance | undefined }) {
  if (!provenance)
    return (
      <p class="origin">
        <code>{field}</code>
      </p>
    )
  const { source, also, method, asOf, exceptions } = provenance
  return (
    <div class="origin">
      <p>
        <code>{field}</code>
        <span class="quiet"> from </span>
        <SourceName source={source} />
        {also.map((other) => (
          <span key={other.id}>
            {', '}
            <SourceName source={other} />
          </span>
        ))}
        <span class="quiet">{`, ${asOf}`}</span>
      </p>
      {method !== 'as published' && (
        <p class="quiet">
          <TextWithCode text={method} />
        </p>
      )}
      {exceptions.map(({ path, reason, note, reference, source: other }, index) => (
        <p key={index} class="origin-exception">
          {path && <code>{path}: </code>}
          {[reason ?? note, reference].filter(Boolean).join('. ')}
          {other && ` (${other.title})`}
        </p>
      ))}
    </div>
  )
}

function SourceName({ source: { title, version, url } }: { source: FieldProvenance['source'] }) {
  return (
    <>
      {/^https?:/.test(url) ? (
        <a href={url} rel="noreferrer">
          {title}
        </a>
      ) : (
        title
      )}{' '}
      <span class="quiet">{version}</span>
    </>
  )
}
