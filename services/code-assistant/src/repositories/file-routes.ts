import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { readTasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { mayFail } from '../wire/error-responses.ts'
import { readFile } from './read-file.ts'
import { RepositoryName } from './schema.ts'

const line = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }))

const fileQuery = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 1_000 }),
  ref: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  start_line: line('The first line. Default: 1.'),
  end_line: line('The last line. Default: the last line of the file.'),
})

const RepositoryFile = Type.Object(
  {
    object: Type.Literal('repository.file'),
    repository: Type.String(),
    path: Type.String(),
    ref: Type.String(),
    commit: Type.String(),
    language: Type.Union([Type.String(), Type.Null()]),
    start_line: Type.Integer(),
    end_line: Type.Integer(),
    lines: Type.Integer({ description: 'The number of lines of the file.' }),
    content: Type.String(),
  },
  { title: 'RepositoryFile' },
)

export const fileRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/v1/repositories/:name/file',
      {
        config: { access: 'free', needs: readTasks },
        schema: {
          operationId: 'repositories/get-file',
          summary: 'Get a file of a repository',
          description: 'Returns the lines that a citation names, or the whole file, as indexed.',
          tags: ['repositories'],
          params: Type.Object({ name: RepositoryName }),
          querystring: fileQuery,
          response: { 200: RepositoryFile, ...mayFail },
        },
      },
      async ({ params, query, caller }) => {
        const { path, ref, start_line, end_line } = query
        const file = await readFile(context, {
          name: params.name,
          path,
          ref,
          startLine: start_line,
          endLine: end_line,
          userId: userIdOf(caller),
        })
        return {
          object: 'repository.file' as const,
          repository: file.repository,
          path,
          ref: file.ref,
          commit: file.commit,
          language: file.language,
          start_line: file.startLine,
          end_line: file.endLine,
          lines: file.lines,
          content: file.content,
        }
      },
    )
  }
