import type { User } from '@octavo/platform/auth/auth.ts'
import type { Analysis } from '../analysis/analysis.ts'
import type { Context } from '../context.ts'
import { createConversations } from '../conversations/create-conversations.ts'
import { messageItem } from '../conversations/messages.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { createRepositories } from '../repositories/create-repositories.ts'
import { indexSnapshot } from '../repositories/indexing/index-snapshot.ts'
import { gitHash } from '../repositories/sources/file-selection.ts'
import type { RepositorySource } from '../repositories/sources/source.ts'
import { addSnapshot, putRepository } from '../repositories/store/repositories.ts'
import { readSampleFiles } from './read-sample-files.ts'

const name = 'lending-library'
const question = 'Where is the due date of a loan extended?'

/** Creates an indexed repository and a conversation about it. A seed that was interrupted runs again. */
export async function seedSample(context: Context, demo: string): Promise<void> {
  const user = await context.auth.findUser(demo)
  if (!user) return
  const files = await readSampleFiles()
  await createRepository(context, user.id, files)
  await createConversation(context, user)
}

async function createRepository(context: Context, userId: number, files: readonly CodeFile[]): Promise<void> {
  const now = context.clock.now()
  const snapshotId = await context.db.write(async (tx) => {
    const repository = {
      owner_id: userId,
      name,
      visibility: 'private',
      source: 'archive',
      location: null,
    } as const
    const repository_id = await putRepository(tx, repository, now)
    const snapshot = {
      repository_id,
      ref: 'HEAD',
      archive: null,
      archive_type: null,
      byte_count: 0,
      created_at_ms: now,
    }
    return addSnapshot(tx, snapshot)
  })
  const { signal } = new AbortController()
  await indexSnapshot({ ...context, analysis: onThisThread }, snapshotId, signal, async () => sourceOf(files))
}

/** Starting a thread costs more than analyzing these files, which are known to be harmless. */
const onThisThread: Analysis = {
  run: async ({ module }, input) => (await import(module.href)).run(input),
  close: async () => {},
}

function sourceOf(files: readonly CodeFile[]): RepositorySource {
  return {
    total: files.length,
    commit: () => undefined,
    async *files() {
      for (const { path, content } of files) {
        const bytes = Buffer.from(content)
        yield { path, hash: gitHash(bytes), read: async () => bytes }
      }
    },
    close: async () => {},
  }
}

/** The reply is what the search finds. */
async function createConversation(context: Context, user: User): Promise<void> {
  const [best] = await createRepositories(context).search({
    name,
    query: question,
    limit: 1,
    userId: user.id,
  })
  if (!best) throw new Error('The sample repository has no passage for the question')
  const { path, startLine, endLine, commit, language, text } = best
  const reply = `The best match in \`${name}\` is \`${path}:${startLine}-${endLine}@${commit.slice(0, 12)}\`:\n\n\`\`\`${language}\n${text}\n\`\`\``
  const items = [messageItem('user', question), messageItem('assistant', reply)]
  const metadata = { title: question, repository: name }
  await createConversations(context).create({ user }, metadata, items)
}
