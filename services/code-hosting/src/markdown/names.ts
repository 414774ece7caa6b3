import type { MarkdownContext } from './markdown-context.ts'

/**
 * `@login`, `#12`, `GH-12`, `owner/name#12`, `owner/name@1234567` and full commit ids, but not inside a longer
 * word or path.
 */
const names =
  /(?<![\w@/.&#-])(?:@(?<login>[a-z\d](?:-?[a-z\d]){0,38})(?![\w@/-])|(?<issueRepository>[a-z\d][\w-]{0,38}\/[\w.-]{1,100})?(?:#|(?<!\/\S*)GH-)(?<issue>\d{1,9})(?!\w)|(?<commitRepository>[a-z\d][\w-]{0,38}\/[\w.-]{1,100})@(?<short>[\da-f]{7,40})(?!\w)|(?<oid>[\da-f]{40})(?![\w-]))/gi

/** Input and output are escaped HTML. */
export function linkNames(text: string, { addresses: { html }, repository }: MarkdownContext): string {
  if (!/[@#]|GH-|[\da-f]{40}/i.test(text)) return text
  return text.replace(names, (match, ...rest) => {
    // The last argument of a replacer is the named groups, each of which may be missing.
    const groups = rest.at(-1) as Record<string, string | undefined>
    const { login, issue, short, oid } = groups
    const fullName = groups.issueRepository ?? groups.commitRepository ?? repository?.fullName
    if (login) return `<a class="user-mention" href="${html}/${login}">${match}</a>`
    if (!fullName) return match
    const page = `${html}/${fullName}`
    if (issue) return `<a class="issue-link" href="${page}/issues/${issue}">${match}</a>`
    const commit = short ?? oid ?? ''
    const label = short ? `${groups.commitRepository}@${short.slice(0, 7)}` : commit.slice(0, 7)
    return `<a class="commit-link" href="${page}/commit/${commit}"><tt>${label}</tt></a>`
  })
}
