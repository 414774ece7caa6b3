/**
 * The fields of a webhook payload that feeds show, by event type. @see
 * https://docs.github.com/rest/using-the-rest-api/github-event-types
 */
const feedFields = new Map<string, readonly string[]>(
  Object.entries({
    CommitCommentEvent: ['action', 'comment'],
    CreateEvent: ['ref', 'ref_type', 'full_ref', 'master_branch', 'description', 'pusher_type'],
    DeleteEvent: ['ref', 'ref_type', 'full_ref', 'pusher_type'],
    ForkEvent: ['action', 'forkee'],
    GollumEvent: ['pages'],
    IssueCommentEvent: ['action', 'changes', 'issue', 'comment'],
    IssuesEvent: ['action', 'changes', 'issue', 'assignee', 'assignees', 'label', 'labels'],
    MemberEvent: ['action', 'changes', 'member'],
    PublicEvent: [],
    PushEvent: ['repository_id', 'push_id', 'size', 'distinct_size', 'ref', 'head', 'before', 'commits'],
    WatchEvent: ['action'],
  }),
)

/** For events without their own feed payload. Types that are not listed are shown completely. */
export function feedPayload(type: string, action: string | undefined, payload: object): object {
  const whole = { ...(action !== undefined && { action }), ...payload, ...derived(type, payload) }
  const names = feedFields.get(type)
  if (!names) return whole
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name)))
}

/** Fields that exist only in feeds. */
function derived(type: string, payload: object): object {
  if (type === 'ForkEvent') return { action: 'forked' }
  if (type === 'CreateEvent' || type === 'DeleteEvent') return { full_ref: fullRef(payload) }
  return {}
}

function fullRef(payload: { ref?: unknown; ref_type?: unknown }): string {
  if (payload.ref_type === 'branch') return `refs/heads/${payload.ref}`
  return payload.ref_type === 'tag' ? `refs/tags/${payload.ref}` : ''
}
