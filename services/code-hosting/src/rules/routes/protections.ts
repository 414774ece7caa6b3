import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { createProtectionPresenter, loadProtectionFacts } from '../present/protections.ts'
import { readProtection, readReviews, requireEnabled } from '../protection-input.ts'
import type { Protections } from '../protections.ts'
import type { RuleApps } from '../rule-apps.ts'
import { readAdministration, writeAdministration } from '../rule-needs.ts'
import {
  BranchPath,
  EnabledAt,
  ProtectedBranch,
  ProtectionBody,
  ReviewProtection,
  ReviewsBody,
} from '../schema/protections.ts'
import type { ProtectionRow } from '../store/protections.ts'

const tags = ['repos']
const at = '/repos/:owner/:repo/branches/:branch/protection'

export type BranchRequest = FastifyRequest<{ Params: { branch: string } }>

export function createPresenterOf({ db }: Pick<Context, 'db'>, apps: RuleApps) {
  return async (request: FastifyRequest, row: ProtectionRow) =>
    createProtectionPresenter(
      request.repository.row,
      row,
      await loadProtectionFacts(db.read, apps, row),
      request.addresses,
    )
}

export type PresenterOf = ReturnType<typeof createPresenterOf>

export const protectionRoutes =
  (presenterOf: PresenterOf, protections: Protections): Routes =>
  (app) => {
    const get = ({ repository, params }: BranchRequest) => protections.get(repository.row, params.branch)

    app.get(
      at,
      {
        config: { needs: readAdministration },
        schema: {
          operationId: 'repos/get-branch-protection',
          summary: 'Get branch protection',
          tags,
          params: BranchPath,
          response: { 200: ProtectedBranch, ...errorResponses },
        },
      },
      async (request) => (await presenterOf(request, await get(request))).whole(),
    )

    app.put(
      at,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/update-branch-protection',
          summary: 'Update branch protection',
          tags,
          params: BranchPath,
          body: ProtectionBody,
          response: { 200: ProtectedBranch, ...errorResponses },
        },
      },
      async (request) => {
        const { body, params, repository } = request
        const row = await protections.set(writerOf(request), params.branch, (tx, before) =>
          readProtection(tx, repository.row, body, before),
        )
        return (await presenterOf(request, row)).whole()
      },
    )

    app.delete(
      at,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/delete-branch-protection',
          summary: 'Delete branch protection',
          tags,
          params: BranchPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await protections.remove(writerOf(request), request.params.branch)
        return reply.code(204).send(null)
      },
    )

    app.get(
      `${at}/required_pull_request_reviews`,
      {
        config: { needs: readAdministration },
        schema: {
          operationId: 'repos/get-pull-request-review-protection',
          summary: 'Get pull request review protection',
          tags,
          params: BranchPath,
          response: { 200: ReviewProtection, ...errorResponses },
        },
      },
      async (request) => {
        const row = await get(request)
        const settings = requireEnabled(row.protection.requiredReviews, 'Required pull request reviews')
        return (await presenterOf(request, row)).reviews(settings)
      },
    )

    app.patch(
      `${at}/required_pull_request_reviews`,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/update-pull-request-review-protection',
          summary: 'Update pull request review protection',
          tags,
          params: BranchPath,
          body: ReviewsBody,
          response: { 200: ReviewProtection, ...errorResponses },
        },
      },
      async (request) => {
        const { body, params, repository } = request
        const row = await protections.change(writerOf(request), params.branch, async (tx, before) => ({
          ...before,
          requiredReviews: await readReviews(tx, repository.row, body, before.requiredReviews ?? undefined),
        }))
        const settings = requireEnabled(row.protection.requiredReviews, 'Required pull request reviews')
        return (await presenterOf(request, row)).reviews(settings)
      },
    )

    app.delete(
      `${at}/required_pull_request_reviews`,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/delete-pull-request-review-protection',
          summary: 'Delete pull request review protection',
          tags,
          params: BranchPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await protections.change(writerOf(request), request.params.branch, (_tx, before) => {
          requireEnabled(before.requiredReviews, 'Required pull request reviews')
          return { ...before, requiredReviews: null }
        })
        return reply.code(204).send(null)
      },
    )

    const switches = [
      {
        path: `${at}/enforce_admins`,
        setting: 'enforcesAdmins',
        present: 'admins',
        get: {
          operationId: 'repos/get-admin-branch-protection',
          summary: 'Get admin branch protection',
        },
        enable: {
          operationId: 'repos/set-admin-branch-protection',
          summary: 'Set admin branch protection',
        },
        disable: {
          operationId: 'repos/delete-admin-branch-protection',
          summary: 'Delete admin branch protection',
        },
      },
      {
        path: `${at}/required_signatures`,
        setting: 'requiresSignatures',
        present: 'signatures',
        get: {
          operationId: 'repos/get-commit-signature-protection',
          summary: 'Get commit signature protection',
        },
        enable: {
          operationId: 'repos/create-commit-signature-protection',
          summary: 'Create commit signature protection',
        },
        disable: {
          operationId: 'repos/delete-commit-signature-protection',
          summary: 'Delete commit signature protection',
        },
      },
    ] as const

    for (const { path, setting, present, ...operations } of switches) {
      app.get(
        path,
        {
          config: { needs: readAdministration },
          schema: {
            ...operations.get,
            tags,
            params: BranchPath,
            response: { 200: EnabledAt, ...errorResponses },
          },
        },
        async (request) => (await presenterOf(request, await get(request)))[present](),
      )
      app.post(
        path,
        {
          config: { needs: writeAdministration },
          schema: {
            ...operations.enable,
            tags,
            params: BranchPath,
            response: { 200: EnabledAt, ...errorResponses },
          },
        },
        async (request) => {
          const row = await protections.change(writerOf(request), request.params.branch, (_tx, before) => ({
            ...before,
            [setting]: true,
          }))
          return (await presenterOf(request, row))[present]()
        },
      )
      app.delete(
        path,
        {
          config: { needs: writeAdministration },
          schema: {
            ...operations.disable,
            tags,
            params: BranchPath,
            response: { 204: NoContent, ...errorResponses },
          },
        },
        async (request, reply) => {
          await protections.change(writerOf(request), request.params.branch, (_tx, before) => ({
            ...before,
            [setting]: false,
          }))
          return reply.code(204).send(null)
        },
      )
    }
  }
