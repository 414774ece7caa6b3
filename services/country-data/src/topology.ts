import { type DatasetFile, readDatasetFile } from './dataset.ts'

/** Longitude, then latitude. */
export type Position = [number, number]

/** A shape by the numbers of the lines that draw it: polygons of rings of lines; `~n` is line n backwards. */
interface TopologyShape {
  id: string
  arcs: number[][][]
  properties: { cca2: string; ccn3: string; name: string }
}

/** A map whose neighbours share their lines (TopoJSON), of which only the lines that are wanted are read. */
export interface Topology {
  find(id: string): TopologyShape | undefined
  readRing(arcs: readonly number[]): Position[]
}

/** Composing writes one shape or line of the map a line of the file. Parsed whole, the finest map takes 30 MB. */
export async function openTopology(name: DatasetFile): Promise<Topology> {
  const bytes = await readDatasetFile(name)
  const starts = findLines(bytes)
  const readLine = (number: number) => String(bytes.subarray(starts[number], (starts[number + 1] ?? 0) - 1))
  const parse = <Value>(text: string) => JSON.parse(text.replace(/,$/, '')) as Value

  const { transform } = parse<TopologyHead>(`${readLine(0)}]}}}`)
  const shapes = new Map<string, TopologyShape>()
  let line = 1
  for (let text = readLine(line); text.startsWith('{'); text = readLine(++line)) {
    const shape = parse<TopologyShape>(text)
    shapes.set(shape.id, shape)
  }
  const firstArc = line + 1

  function readArc(number: number): Position[] {
    const { scale, translate } = transform
    let [x, y] = [0, 0]
    return parse<Position[]>(readLine(firstArc + number)).map(([dx, dy]) => {
      x += dx
      y += dy
      return [round(x * scale[0] + translate[0]), round(y * scale[1] + translate[1])]
    })
  }

  return {
    find: (id) => shapes.get(id),
    // Each line begins where the one before it ends.
    readRing: (arcs) =>
      arcs.flatMap((arc, index) => {
        const positions = arc < 0 ? readArc(~arc).reverse() : readArc(arc)
        return index === 0 ? positions : positions.slice(1)
      }),
  }
}

/** To about 10 m, which is far below what the finest map resolves. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

interface TopologyHead {
  transform: { scale: Position; translate: Position }
}

function findLines(bytes: Buffer): number[] {
  const starts = [0]
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}
