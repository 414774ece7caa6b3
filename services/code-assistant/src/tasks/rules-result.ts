import type { TaskResult } from './respond.ts'
import type { TaskRequest } from './task-fields.ts'

/** The result of an operation that never uses a language model, even if the request names one. */
export function rulesResult(
  { model }: Pick<TaskRequest, 'model'>,
  body: Record<string, unknown>,
  warnings: readonly string[] = [],
): TaskResult {
  const isOther = model !== undefined && model !== 'rules' && model !== 'basic'
  return {
    engine: 'rules',
    model: 'rules',
    body,
    warnings: isOther
      ? [...warnings, `This operation uses the engine \`rules\`, not the model ${JSON.stringify(model)}.`]
      : warnings,
  }
}

/** A changed file, as in responses. */
export function presentFile(
  file: { path: string; content: string; previousPath?: string } | { path: string; deleted: true },
): Record<string, unknown> {
  if ('deleted' in file) return { ...file }
  const { path, content, previousPath } = file
  return { path, ...(previousPath !== undefined && { previous_path: previousPath }), content }
}

/** The new code of a request with `code`: unchanged unless the first file changed. */
export function presentCode(
  code: string | undefined,
  path: string | undefined,
  files: readonly ({ path: string; content: string } | { path: string; deleted: true })[],
): { code?: string } {
  if (code === undefined) return {}
  const result = files.find((file) => file.path === path)
  return { code: result && 'content' in result ? result.content : code }
}
