import type { MarkdownContext } from './markdown-context.ts'

/**
 * `@login`, `#12`, `GH-12`, `owner/name#12`, `owner/name@1234567` and whole ids of commits. None of them stands for
 * something when it is part of a longer word or of a path.
 */
const names =
  /(?<![\w@/.&#-])(?:@(?<login>[a-z\d](?:-?[a-z\d]){0,38})(?![\w@/-])|(?<place>[a-z\d][\w-]{0,38}\/[\w.-]{1,100})?(?:#|(?<!\/\S*)GH-)(?<issue>\d{1,9})(?!\w)|(?<where>[a-z\d][\w-]{0,38}\/[\w.-]{1,100})@(?<short>[\da-f]{7,40})(?!\w)|(?<oid>[\da-f]{40})(?![\w-]))/gi

/** `text` is escaped already, and so is what comes back. */
export function linkNames(text: string, { addresses: { html }, repository }: MarkdownContext): string {
  if (!/[@#]|GH-|[\da-f]{40}/i.test(text)) return text
  return text.replace(names, (found, ...rest) => {
    // The last argument of a replacer is that of the groups, each of which may be missing.
    const groups = rest.at(-1) as Record<string, string | undefined>
    const { login, issue, short, oid } = groups
    const fullName = groups.place ?? groups.where ?? repository?.fullName
    if (login) return `<a class="user-mention" href="${html}/${login}">${found}</a>`
    if (!fullName) return found
    const page = `${html}/${fullName}`
    if (issue) return `<a class="issue-link" href="${page}/issues/${issue}">${found}</a>`
    const commit = short ?? oid ?? ''
    const shown = short ? `${groups.where}@${short.slice(0, 7)}` : commit.slice(0, 7)
    return `<a class="commit-link" href="${page}/commit/${commit}"><tt>${shown}</tt></a>`
  })
}
