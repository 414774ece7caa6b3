import { AnalysisProblem } from '../../../analysis/analysis-problem.ts'
import { toVirtualName } from '../../../typescript/code-paths.ts'
import type { FileEdit } from '../../operation.ts'
import type { TypescriptOperation } from '../refactoring.ts'
import { selectedName } from '../selection.ts'

/** Renames a symbol in all files. */
export const renameSymbol: TypescriptOperation = (refactoring) => {
  const { project, files } = refactoring
  const newName = String(refactoring.arguments.newName)
  const name = selectedName(refactoring)
  if (!name)
    throw new AnalysisProblem('request_invalid', 'There is no name at the start of the range.', 'range')
  const file = name.getSourceFile()
  const start = name.getStart(file)
  const info = project.service.getRenameInfo(file.fileName, start, {})
  if (!info.canRename)
    return refactoring.reject(name, `"${name.text}" cannot be renamed: ${info.localizedErrorMessage}`)
  if (name.text === newName) return
  const locations = project.service.findRenameLocations(file.fileName, start, false, false, {
    providePrefixAndSuffixTextForRename: true,
  })
  const edits: FileEdit[] = (locations ?? []).map(
    ({ fileName, textSpan, prefixText = '', suffixText = '' }) => ({
      path: project.pathOf(fileName),
      start: textSpan.start,
      end: textSpan.start + textSpan.length,
      text: `${prefixText}${newName}${suffixText}`,
    }),
  )
  const paths = new Set(files.map(({ path }) => path))
  if (edits.some(({ path }) => !paths.has(path)))
    return refactoring.reject(name, `"${name.text}" is declared outside of these files.`)
  // Code can reach properties by other means than their names.
  const isProperty =
    info.kind === 'property' || info.kind === 'method' || info.kind === 'getter' || info.kind === 'setter'
  const safety = isProperty ? 'syntactic' : 'preserving'
  refactoring.change(
    name,
    `Rename ${name.text} to ${newName}, ${edits.length} ${edits.length === 1 ? 'occurrence' : 'occurrences'}`,
    [],
    { edits, safety },
  )
}

/** Moves a file and updates the imports of it and in it. */
export const renameFile: TypescriptOperation = (refactoring) => {
  const { project, files } = refactoring
  const { path, newPath } = refactoring.arguments as { path: string; newPath: string }
  const file = project.findSourceFile(path)
  if (!file) throw new AnalysisProblem('request_invalid', `No file has the path "${path}".`, 'arguments.path')
  const fileStart = { file, start: 0, end: 0 }
  if (files.some((each) => each.path === newPath))
    return refactoring.reject(fileStart, `"${newPath}" exists already.`)
  const edits = project.service
    .getEditsForFileRename(file.fileName, toVirtualName(newPath), {}, {})
    .flatMap(({ fileName, textChanges }) =>
      textChanges.map(({ span, newText }) => ({
        path: project.pathOf(fileName),
        start: span.start,
        end: span.start + span.length,
        text: newText,
      })),
    )
  refactoring.change(fileStart, `Move ${path} to ${newPath}`, [], { edits, moved: [{ path, newPath }] })
}
