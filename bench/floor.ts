// The floor under every HTTP claim: bare node:http that writes one prepared answer, whatever is asked.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

interface Fixed {
  status: number
  headers: Record<string, string>
  body: string
}

// What the parent process writes there is exactly this.
const { status, headers, body } = (await json(process.stdin)) as Fixed
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => console.log(Object(server.address()).port))
