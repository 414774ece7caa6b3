import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import type { ContentsView } from './present.ts'
import { rawSubject } from './raw-files.ts'
import type { SignedLinks } from './signed-links.ts'

/** Presents the files of a repository to one caller. */
export interface ContentViews {
  open(request: FastifyRequest, reply: FastifyReply, ref: string): Promise<ContentsView>
  /** The period of signed URLs in the view. Constant for public repositories. */
  periodOf(repository: RepositoryRow): Promise<number>
}

export function createContentViews(links: SignedLinks): ContentViews {
  return {
    async open({ repository: { row }, addresses }, reply, ref) {
      const signer = row.visibility === 'public' ? undefined : await links.open()
      return {
        urls: gitAddresses(row, addresses),
        ref,
        namesSubmodules: reply.getHeader('x-github-api-version-selected') !== '2022-11-28',
        ...(signer && {
          rawToken: (path: string) => `?token=${signer.sign(rawSubject(row.id, `${ref}/${path}`))}`,
        }),
      }
    },
    async periodOf({ visibility }) {
      return visibility === 'public' ? 0 : (await links.open()).period
    },
  }
}
