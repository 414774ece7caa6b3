import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { argumentsError, notFound } from '../../errors.ts'
import { getManagedEvent } from '../../events/get-event.ts'
import type { TierRow } from '../../inventory/store/inventory-tiers.ts'
import { loadImages } from '../../media/load-images.ts'
import { readImageId } from '../../media/usable-images.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery, expand, readExpansions, toOne } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../wire/pages.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { presentTier } from '../present/inventory-tiers.ts'
import { readTier } from '../schema/inventory-tier-input.ts'
import { InventoryTier, TierFields, type TierInput, TierPath, TiersBody } from '../schema/inventory-tiers.ts'
import { readStock } from '../stock.ts'
import { changeTiers, deleteTier, type TierRequest } from '../tiers.ts'

const tags = ['inventory tiers']
const OneTier = Type.Object({ inventory_tier: InventoryTier })
const OneOrMoreTiers = Type.Object({
  inventory_tier: Type.Optional(InventoryTier),
  inventory_tiers: Type.Optional(Type.Array(InventoryTier)),
})

export const inventoryTierRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/inventory_tiers/',
      {
        config: { needs: may('read_events', 'event') },
        schema: {
          operationId: 'inventory-tiers/list',
          summary: 'List inventory tiers by event',
          tags,
          params: EventPath,
          querystring: Type.Object({
            ...PageQuery,
            ...ExpandQuery,
            seatmap_number: Type.Optional(Type.Integer()),
            count_against_event_capacity: Type.Optional(Type.Boolean()),
          }),
          response: { 200: PageOf('inventory_tiers', InventoryTier), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const { seatmap_number, count_against_event_capacity: counts } = request.query
        const page = readPage(request)
        const stock = await readManagedStock(scope, eventId)
        const { rows, ...slice } = sliceOfList(
          stock.tiers
            .filter((tier) => seatmap_number === undefined || tier.seatmap_number === seatmap_number)
            .filter((tier) => counts === undefined || (tier.counts_against_event_capacity === 1) === counts),
          page,
        )
        const more = await expand(rows, expansions, scope, readExpansions(request))
        return {
          pagination: presentPagination(request, page, slice),
          inventory_tiers: rows.map((tier) => ({ ...presentTier(tier, stock), ...more(tier) })),
        }
      },
    )

    app.get(
      '/events/:event_id/inventory_tiers/:inventory_tier_id/',
      {
        config: { needs: may('read_events', 'event') },
        schema: {
          operationId: 'inventory-tiers/get',
          summary: 'Get an inventory tier',
          tags,
          params: TierPath,
          querystring: Type.Object({ ...ExpandQuery }),
          response: { 200: OneTier, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const id = readId(request.params.inventory_tier_id, 'inventory_tier_id')
        const stock = await readManagedStock(scope, eventId)
        const tier = stock.tiers.find((each) => each.id === id)
        if (!tier) throw notFound('inventory_tier_id')
        const more = await expand([tier], expansions, scope, readExpansions(request))
        return { inventory_tier: { ...presentTier(tier, stock), ...more(tier) } }
      },
    )

    app.post(
      '/events/:event_id/inventory_tiers/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'inventory-tiers/create',
          summary: 'Create or update inventory tiers',
          description: 'Tiers with an `id` are updated, tiers without one are created.',
          tags,
          params: EventPath,
          body: TiersBody,
          response: { 200: OneOrMoreTiers, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const { inventory_tier, inventory_tiers } = request.body
        if (inventory_tiers) {
          const requests = await Promise.all(
            inventory_tiers.map((tier, index) => readRequest(scope, `inventory_tiers.${index}`, tier)),
          )
          return { inventory_tiers: await change(scope, eventId, requests) }
        }
        if (!inventory_tier) throw argumentsError({ inventory_tier: ['MISSING'] })
        const requested = await readRequest(scope, 'inventory_tier', inventory_tier)
        return changeOne(scope, eventId, requested)
      },
    )

    app.post(
      '/events/:event_id/inventory_tiers/:inventory_tier_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'inventory-tiers/update',
          summary: 'Update an inventory tier',
          tags,
          params: TierPath,
          body: Wrapped('inventory_tier', TierFields),
          response: { 200: OneOrMoreTiers, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const id = readId(request.params.inventory_tier_id, 'inventory_tier_id')
        const input = await readRequest(scope, 'inventory_tier', request.body.inventory_tier)
        return changeOne(scope, eventId, { ...input, id })
      },
    )

    app.delete(
      '/events/:event_id/inventory_tiers/:inventory_tier_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'inventory-tiers/delete',
          summary: 'Delete an inventory tier',
          description: 'Also deletes the ticket classes of the tier.',
          tags,
          params: TierPath,
          response: { 200: Type.Object({ deleted: Type.Boolean() }), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const id = readId(request.params.inventory_tier_id, 'inventory_tier_id')
        await deleteTier(context, viewer, eventId, id)
        return { deleted: true }
      },
    )

    async function changeOne(scope: Scope, eventId: number, request: TierRequest) {
      const [tier] = await change(scope, eventId, [request])
      if (!tier) throw notFound('inventory_tier_id')
      return { inventory_tier: tier }
    }

    async function change(scope: Scope, eventId: number, requests: readonly TierRequest[]) {
      const ids = await changeTiers(context, scope.viewer, eventId, requests)
      const stock = await readManagedStock(scope, eventId)
      const tiers = new Map(stock.tiers.map((tier) => [tier.id, presentTier(tier, stock)]))
      return ids.flatMap((id) => tiers.get(id) ?? [])
    }
  }

const expansions = { image: toOne(({ image_id }: TierRow) => image_id, loadImages) }

async function readManagedStock({ db, viewer }: Scope, eventId: number) {
  return readStock(db, await getManagedEvent(db, viewer, eventId))
}

async function readRequest({ db, viewer }: Scope, field: string, value: TierInput): Promise<TierRequest> {
  await readImageId(db, viewer, `${field}.image_id`, value.image_id)
  return { field, input: readTier(value), ...(value.id !== undefined && { id: Number(value.id) }) }
}
