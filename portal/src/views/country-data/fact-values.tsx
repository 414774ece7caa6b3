import type { ComponentChildren } from 'preact'
import type { Country } from './country.ts'
import { languageName, languageTag } from './language-name.ts'

export function Lines({ lines }: { lines: readonly ComponentChildren[] }) {
  return (
    <>
      {lines.filter(Boolean).map((line, index) => (
        <span key={index} class="line">
          {line}
        </span>
      ))}
    </>
  )
}

export function Coded({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return (
    <Lines
      lines={entries.map(([code, label]) => (
        <>
          {label} <code class="quiet">{code}</code>
        </>
      ))}
    />
  )
}

export function Translations({ of: translations }: { of: Country['translations'] }) {
  const entries = Object.entries(translations)
  if (!entries.length) return null
  return (
    <details>
      <summary>{`${entries.length} languages`}</summary>
      <dl class="translations">
        {entries.map(([code, { common, official }]) => (
          <div key={code}>
            <dt>{languageName(code)}</dt>
            <dd>
              <bdi lang={languageTag(code)}>{common}</bdi>
              {official !== common && (
                <bdi lang={languageTag(code)} class="quiet small">
                  {official}
                </bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
