import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes connections whose client has read nothing for this long. Without a listener Node would also close those that
 * wait for a slow handler or a quiet stream.
 */
export function closeStalledConnections(server: Server, stalledMs: number): void {
  server.setTimeout(stalledMs, (socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    const isInWork = socket._httpMessage && socket.writableLength === 0
    // Idle connections end here as well, after the keep-alive timeout.
    if (!isInWork) socket.destroy()
  })
}
