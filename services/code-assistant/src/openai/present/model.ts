import type { Model } from '../../engines/engines.ts'

/** Both APIs require a date, and model servers have none that can be relied on. */
const created = new Date('2026-01-01T00:00:00Z')

export function presentModel({ name, ownedBy, contextLength }: Model) {
  return {
    id: name,
    object: 'model' as const,
    created: created.getTime() / 1000,
    owned_by: ownedBy,
    context_length: contextLength,
    max_model_len: contextLength,
  }
}

export function presentModels(models: readonly Model[]) {
  return { object: 'list' as const, data: models.map(presentModel) }
}

export function presentMessagesModel({ name }: Model) {
  return { type: 'model' as const, id: name, display_name: name, created_at: created.toISOString() }
}

export function presentMessagesModels(models: readonly Model[]) {
  return {
    data: models.map(presentMessagesModel),
    has_more: false,
    first_id: models[0]?.name ?? null,
    last_id: models.at(-1)?.name ?? null,
  }
}
