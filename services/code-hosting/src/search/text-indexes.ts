import type { Database } from '@octavo/platform/data/database.ts'
import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import { codeText, commentText, commitText, issueText } from '../database/search-text.ts'
import type { Tables } from '../database/tables.ts'

export type TextIndexes = ReturnType<typeof openTextIndexes>

export function openTextIndexes(db: Database<Tables>) {
  return {
    issues: openTextIndex(issueText, db),
    comments: openTextIndex(commentText, db),
    code: openTextIndex(codeText, db),
    commits: openTextIndex(commitText, db),
  }
}
