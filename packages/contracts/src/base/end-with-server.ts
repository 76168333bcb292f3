import type { Server } from 'node:http'

/**
 * A server that closes lets go of the connections that are idle at that moment. One whose answer was
 * still being made is kept by the neighbour for its next call, and the server would wait for it a minute
 * longer: here it is let go once the answer is out.
 */
export function endConnectionsWithServer(server: Server): void {
  server.on('request', (_request, response) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections()
    })
  })
}
