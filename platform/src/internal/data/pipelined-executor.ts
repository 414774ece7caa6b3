import { type ConnectionProvider, type DatabaseConnection, DefaultQueryExecutor } from 'kysely'

/**
 * Kysely sends a statement of a transaction only after the result of the previous one. This sends them at once, so
 * statements that do not wait for each other share a round trip. The server runs them in the order of sending.
 */
export class PipelinedExecutor extends DefaultQueryExecutor {
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    return super.withConnectionProvider(createPipelinedProvider(provider))
  }
}

function createPipelinedProvider(provider: ConnectionProvider): ConnectionProvider {
  let connection: DatabaseConnection | undefined
  return {
    async provideConnection(consumer) {
      connection ??= await provider.provideConnection(async (provided) => provided)
      return consumer(connection)
    },
  }
}
