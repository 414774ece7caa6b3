// Many clients that request new variants of photos until their parent disconnects, for photo-images.ts.
import { Agent, request } from 'node:http'

const [url = '', ...names] = process.argv.slice(2)
/** Each network address has its share of the queue. */
const addresses = 16
const connectionsPerAddress = 12
let requested = 0
let rendered = 0
let refused = 0

process.once('disconnect', () => process.exit())
process.on('message', () => process.send?.({ rendered, refused }))
for (let address = 0; address < addresses; address++)
  for (let connection = 0; connection < connectionsPerAddress; connection++)
    void requestForever(`127.0.1.${address + 1}`)

async function requestForever(localAddress: string): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const number = requested++
    const name = names[number % names.length]
    const height = 400 + (Math.floor(number / names.length) % 2_000)
    const status = await statusOf(`${url}${name}?w=1081&h=${height}&fit=scale&q=80`, agent, localAddress)
    if (status === 200) rendered++
    else {
      refused++
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }
}

function statusOf(address: string, agent: Agent, localAddress: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  request(address, { agent, localAddress }, (response) => {
    response.resume().once('close', () => resolve(response.statusCode))
  })
    .once('error', () => resolve(undefined))
    .end()
  return promise
}
