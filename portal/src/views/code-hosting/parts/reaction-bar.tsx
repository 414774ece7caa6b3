import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { isSignedIn } from '../../../server.ts'
import type { Reactions } from '../records.ts'
import { cachePrefixOf, hostingCall, makeCall } from '../service.ts'
import type { RepositoryView } from './repository-frame.tsx'

const kinds = [
  ['+1', '👍', 'Thumbs up'],
  ['-1', '👎', 'Thumbs down'],
  ['laugh', '😄', 'Laugh'],
  ['hooray', '🎉', 'Hooray'],
  ['confused', '😕', 'Confused'],
  ['heart', '❤️', 'Heart'],
  ['rocket', '🚀', 'Rocket'],
  ['eyes', '👀', 'Eyes'],
] as const

interface ReactionBarProps {
  view: RepositoryView
  of: { issue_number: string } | { comment_id: string }
  reactions: Reactions | undefined
}

/** Toggles reactions of the signed-in user. */
export function ReactionBar({ view, of, reactions }: ReactionBarProps) {
  const { url, repoPath } = view
  const { run, isBusy, failure } = useAction()
  const counts: Readonly<Record<string, unknown>> = { ...reactions }
  const present = kinds.filter(([kind]) => Number(counts[kind] ?? 0) > 0)
  const react = (content: string) =>
    run(async () => {
      const list =
        'issue_number' in of
          ? '/repos/{owner}/{repo}/issues/{issue_number}/reactions'
          : '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'
      const path = { ...repoPath, ...of }
      const add = hostingCall(url, list, { method: 'POST', path, body: { content } })
      const { status, data } = await makeCall<{ id: number }>(add)
      // The reaction existed: remove it.
      if (status === 200) {
        const one = `${list}/{reaction_id}` as const
        await makeCall(
          hostingCall(url, one, { method: 'DELETE', path: { ...path, reaction_id: String(data.id) } }),
        )
      }
      forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
    }, 'Done.')
  if (!present.length && !isSignedIn.value) return null
  return (
    <div class="reactions">
      {present.map(([kind, sign, name]) => (
        <span key={kind} class="reaction figures">
          <span aria-hidden="true">{sign}</span> {name} {String(counts[kind])}
        </span>
      ))}
      {isSignedIn.value && (
        <details>
          <summary>React</summary>
          <fieldset class="reactions-choice" aria-label="Reactions" aria-busy={isBusy}>
            {kinds.map(([kind, sign, name]) => (
              <button
                key={kind}
                type="button"
                class="reaction"
                disabled={isBusy}
                onClick={() => void react(kind)}
              >
                <span aria-hidden="true">{sign}</span> {name}
              </button>
            ))}
          </fieldset>
        </details>
      )}
      {failure && <p class="field-error">{failure.message}</p>}
    </div>
  )
}
