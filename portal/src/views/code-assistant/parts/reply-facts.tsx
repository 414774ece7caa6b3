import { passageHref } from '../hrefs.ts'
import type { ChatReply, Citation } from '../records.ts'

const engines = {
  rules: 'Rules, no language model',
  local: 'Local model',
  upstream: 'Model server',
} as const

/** The engine and the citations of a response. */
export function ReplyFacts({ reply }: { reply: ChatReply }) {
  const { engine, model, citations, warnings, usage } = reply
  return (
    <div class="assistant-facts small">
      {citations.length > 0 && (
        <ul class="assistant-citations" aria-label="Sources">
          {citations.map((citation) => (
            <li key={citationText(citation)}>
              <a
                href={passageHref(citation.repository, citation.path, citation.start_line, citation.end_line)}
                data-item=""
              >
                {citationText(citation)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {warnings.map((warning) => (
        <p key={warning} class="assistant-warning">
          {warning}
        </p>
      ))}
      <p class="quiet figures">
        {engine === 'rules' ? engines.rules : `${engines[engine]}: ${model}`}
        {` · ${usage.total_tokens} tokens`}
      </p>
    </div>
  )
}

export function citationText({ path, start_line, end_line, commit }: Citation): string {
  return `${path}:${start_line}-${end_line}@${commit.slice(0, 8)}`
}
