// The baseline of HTTP claims: bare node:http that sends one fixed response.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { portOf } from '@octavo/testing/port-of.ts'

interface Fixed {
  status: number
  headers: Record<string, string>
  body: string
}

// Written by servers.ts.
const { status, headers, body } = (await json(process.stdin)) as Fixed
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => console.log(portOf(server)))
