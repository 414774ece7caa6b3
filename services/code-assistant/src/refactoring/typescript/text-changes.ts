import type ts from 'typescript-6'
import type { CodeFile } from '../../engine/chat-task.ts'
import type { Change, FileEdit } from '../operation.ts'
import { newLineOf } from './format-settings.ts'
import type { Refactoring } from './refactoring.ts'

/** Edits of the language service, without the parts that change nothing. `rename` gives a new name to what it created. */
export function changesFrom(
  { project }: Pick<Refactoring, 'project'>,
  changes: readonly ts.FileTextChanges[],
  rename?: { edits: ts.RefactorEditInfo; name: string },
): Pick<Change, 'edits' | 'created'> {
  const created: CodeFile[] = []
  const edits: FileEdit[] = []
  const generated = rename && generatedName(project.program, rename.edits)
  for (const { fileName, textChanges, isNewFile } of changes) {
    const path = project.pathOf(fileName)
    const file = project.program.getSourceFile(fileName)
    for (const { span, newText } of textChanges) {
      const named = generated ? replaceName(newText, generated, rename.name) : newText
      if (isNewFile || !file) {
        created.push({ path, content: named })
        continue
      }
      const edit = shrink(file.text, { start: span.start, end: span.start + span.length, text: named })
      if (edit) edits.push({ path, ...edit })
    }
  }
  return { edits, ...(created.length > 0 && { created }) }
}

/** Drops what an edit has in common with the text that it replaces. */
function shrink(
  source: string,
  { start, end, text }: Omit<FileEdit, 'path'>,
): Omit<FileEdit, 'path'> | undefined {
  const newLine = newLineOf(source)
  const normal = newLine === '\n' ? text : text.replace(/\r?\n/g, newLine)
  const old = source.slice(start, end)
  if (old === normal) return undefined
  return { start, end, text: normal }
}

/** The name that a refactoring gave to its new declaration. */
function generatedName(
  program: ts.Program,
  { edits, renameFilename, renameLocation }: ts.RefactorEditInfo,
): string | undefined {
  if (renameFilename === undefined || renameLocation === undefined) return undefined
  const change = edits.find(({ fileName }) => fileName === renameFilename)
  const source = program.getSourceFile(renameFilename)?.text ?? ''
  let text = source
  for (const { span, newText } of [...(change?.textChanges ?? [])].sort(
    (a, b) => b.span.start - a.span.start,
  ))
    text = text.slice(0, span.start) + newText + text.slice(span.start + span.length)
  return /^[\p{ID_Continue}$]+/u.exec(text.slice(renameLocation))?.[0]
}

const replaceName = (text: string, from: string, to: string): string =>
  text.replace(
    new RegExp(`(?<![\\p{ID_Continue}$])${from.replaceAll('$', '\\$')}(?![\\p{ID_Continue}$])`, 'gu'),
    to,
  )
