import type { Routes } from '@octavo/platform/service.ts'
import { SimpleUsers } from '../../accounts/schema.ts'
import { Teams } from '../../organizations/schema/teams.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { resolveActors } from '../named-actors.ts'
import { requireEnabled } from '../protection-input.ts'
import type { Protections } from '../protections.ts'
import { readAdministration, writeAdministration } from '../rule-needs.ts'
import { Apps, AppsBody, BranchPath, RestrictionPolicy, TeamsBody, UsersBody } from '../schema/protections.ts'
import type { ProtectionRow } from '../store/protections.ts'
import type { BranchRequest, PresenterOf } from './protections.ts'

const tags = ['repos']
const at = '/repos/:owner/:repo/branches/:branch/protection/restrictions'
const name = 'Push restrictions'

const kinds = [
  { kind: 'users', word: 'user', ids: 'userIds', body: UsersBody, list: SimpleUsers },
  { kind: 'teams', word: 'team', ids: 'teamIds', body: TeamsBody, list: Teams },
  { kind: 'apps', word: 'app', ids: 'appIds', body: AppsBody, list: Apps },
] as const

type Ids = readonly number[]

const changes = [
  { method: 'POST', verb: 'add', apply: (before: Ids, ids: Ids) => [...new Set([...before, ...ids])] },
  { method: 'PUT', verb: 'set', apply: (_before: Ids, ids: Ids) => ids },
  {
    method: 'DELETE',
    verb: 'remove',
    apply: (before: Ids, ids: Ids) => before.filter((id) => !ids.includes(id)),
  },
] as const

export const pushRestrictionRoutes =
  (presenterOf: PresenterOf, protections: Protections): Routes =>
  (app) => {
    const get = ({ repository, params }: BranchRequest) => protections.get(repository.row, params.branch)

    async function present(request: BranchRequest, row: ProtectionRow) {
      return (await presenterOf(request, row)).restrictions(requireEnabled(row.protection.restrictions, name))
    }

    app.get(
      at,
      {
        config: { needs: readAdministration },
        schema: {
          operationId: 'repos/get-access-restrictions',
          summary: 'Get access restrictions',
          tags,
          params: BranchPath,
          response: { 200: RestrictionPolicy, ...errorResponses },
        },
      },
      async (request) => present(request, await get(request)),
    )

    app.delete(
      at,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/delete-access-restrictions',
          summary: 'Delete access restrictions',
          tags,
          params: BranchPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await protections.change(writerOf(request), request.params.branch, (_tx, before) => {
          requireEnabled(before.restrictions, name)
          return { ...before, restrictions: null }
        })
        return reply.code(204).send(null)
      },
    )

    for (const { kind, word, ids, body: Body, list } of kinds) {
      app.get(
        `${at}/${kind}`,
        {
          config: { needs: readAdministration },
          schema: {
            operationId: `repos/get-${kind}-with-access-to-protected-branch`,
            summary: `Get ${kind} with access to the protected branch`,
            tags,
            params: BranchPath,
            response: { 200: list, ...errorResponses },
          },
        },
        async (request) => (await present(request, await get(request)))[kind],
      )
      for (const { method, verb, apply } of changes)
        app.route({
          method,
          url: `${at}/${kind}`,
          config: { needs: writeAdministration },
          schema: {
            operationId: `repos/${verb}-${word}-access-restrictions`,
            summary: `${verb[0]?.toUpperCase()}${verb.slice(1)} ${word} access restrictions`,
            tags,
            params: BranchPath,
            body: Body,
            response: { 200: list, ...errorResponses },
          },
          handler: async (request) => {
            const { params, repository } = request
            const body: readonly string[] | Record<string, readonly string[]> = request.body
            const names = Array.isArray(body) ? body : (body as Record<string, string[]>)[kind]
            const row = await protections.change(writerOf(request), params.branch, async (tx, before) => {
              const restrictions = requireEnabled(before.restrictions, name)
              const actors = await resolveActors(tx, repository.row, { [kind]: names })
              return {
                ...before,
                restrictions: { ...restrictions, [ids]: apply(restrictions[ids], actors[ids]) },
              }
            })
            return (await present(request, row))[kind]
          },
        })
    }
  }
