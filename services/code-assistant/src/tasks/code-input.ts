import { Type } from 'typebox'
import type { CodeFile } from '../engine/chat-task.ts'
import { problem } from '../errors.ts'
import { detectLanguage } from '../source-code/detect-language.ts'
import { defaultPath, findLanguage, type Language } from '../source-code/languages.ts'
import { missing } from '../wire/body-fields.ts'
import { filesField } from './task-fields.ts'

const code = Type.String({ minLength: 1, description: 'The code of one file.' })

/** Request fields of operations that read one file as `code`, or several as `files`. */
export const codeFields = {
  code: Type.Optional(code),
  path: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000, description: 'The path of `code`.' })),
  files: Type.Optional(filesField),
}

export interface CodeBody {
  code?: string
  path?: string
  files?: CodeFile[]
  language?: string
}

/** The files of a request. `code` without a path gets one by its language. */
export function readFiles({ code, path, files = [], language }: CodeBody): CodeFile[] {
  if (code === undefined) {
    if (files.length === 0) throw missing('code', 'files')
    return files
  }
  return [{ path: path ?? defaultPath(readLanguage(code, language)), content: code }, ...files]
}

export function readLanguage(code: string, name: string | undefined): Language {
  if (name !== undefined) return requireLanguage(name)
  const detected = detectLanguage(code)
  if (!detected)
    throw problem('request_invalid', {
      message: 'The language of `code` could not be detected. Set `language`.',
      data: { param: 'language' },
    })
  return detected
}

export function requireLanguage(name: string): Language {
  const language = findLanguage(name)
  if (language) return language
  throw problem('request_invalid', {
    message: `\`language\` has an unknown value: ${JSON.stringify(name.slice(0, 40))}.`,
    data: { param: 'language' },
  })
}
