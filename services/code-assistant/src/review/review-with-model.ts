import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { CodeFile } from '../engine/chat-task.ts'
import { findFencedCode } from '../source-code/fenced-code.ts'
import type { ModelPrompt, ModelRun } from '../tasks/model-run.ts'
import type { TaskProgress, TaskResult } from '../tasks/respond.ts'

const ModelFinding = Type.Object({
  path: Type.String(),
  line: Type.Integer({ minimum: 1 }),
  severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('info')]),
  message: Type.String(),
  suggestion: Type.Optional(Type.String()),
})

export function reviewPrompt(diff: string | undefined, files: readonly CodeFile[]): ModelPrompt {
  const subject = diff === undefined ? 'the attached code' : 'the added lines of the attached diff'
  return {
    instructions:
      `Find likely defects in ${subject}. Answer with a JSON array in one code block: objects with "path", "line" (from 1), ` +
      '"severity" ("error", "warning" or "info"), "message" and "suggestion". An empty array means that there are none.',
    message: `Review ${subject}.`,
    files: diff === undefined ? files : [{ path: 'changes.diff', content: diff }, ...files],
  }
}

export async function reviewWithModel(
  diff: string | undefined,
  files: readonly CodeFile[],
  run: ModelRun,
  progress: TaskProgress,
): Promise<TaskResult> {
  const { text, result, warnings } = await run.read(progress)
  const items = findList(text)
  const paths = new Set([...files.map(({ path }) => path), ...pathsOf(diff ?? '')])
  const findings = (items ?? []).flatMap((item) =>
    isModelFinding(item) && paths.has(item.path)
      ? [{ ...item, rule: 'model', suggestion: item.suggestion ?? '' }]
      : [],
  )
  const skippedCount = (items?.length ?? 0) - findings.length
  return {
    ...result,
    warnings: [
      ...warnings,
      ...(items ? [] : ["The model's reply is not a list of findings."]),
      ...(skippedCount > 0
        ? [`${skippedCount} findings of the model are left out: they are incomplete, or about other files.`]
        : []),
    ],
    body: { findings },
  }
}

const isModelFinding = (item: unknown): item is Static<typeof ModelFinding> => Value.Check(ModelFinding, item)

function pathsOf(diff: string): string[] {
  return [...diff.matchAll(/^\+\+\+ (?:b\/)?([^\t\r\n]+)/gm)].flatMap(([, path]) => path ?? [])
}

function findList(text: string): unknown[] | undefined {
  for (const candidate of [...findFencedCode(text).map(({ code }) => code), text])
    try {
      const value: unknown = JSON.parse(candidate)
      if (Array.isArray(value)) return value
    } catch {
      // Prose.
    }
  return undefined
}
