import ts from 'typescript-6'
import type { CodeFile } from '../engine/chat-task.ts'
import { openProject } from '../typescript/project.ts'
import type { InferredTypes } from './typescript-types.ts'

/** Opens JavaScript in the compiler, which infers what the code does not declare. */
export function inferTypes(file: CodeFile): { source: ts.SourceFile; inferred: InferredTypes } | undefined {
  const { checker, findSourceFile } = openProject([file])
  const source = findSourceFile(file.path)
  if (!source) return undefined
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
  const write = (type: ts.Type) =>
    checker.typeToString(checker.getBaseTypeOfLiteralType(type), undefined, flags)
  return {
    source,
    inferred: {
      ofParameter: (node) => write(checker.getTypeAtLocation(node)),
      ofReturn(node) {
        const signature = checker.getSignatureFromDeclaration(node)
        return signature && write(checker.getReturnTypeOfSignature(signature))
      },
    },
  }
}
