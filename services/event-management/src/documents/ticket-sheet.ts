import PDFDocument from 'pdfkit'
import { qrModulesOf } from './qr-codes.ts'
import { createTypesetter, type Typesetter } from './typesetting.ts'

/** The texts on the page of one ticket. */
export interface TicketSheet {
  eventName: string
  organizerName: string
  when: string
  zone: string
  /** The venue's name, then its address. */
  place: readonly string[]
  ticketClass: string
  /** With reserved seating. */
  seat: string | null
  holder: string
  order: string
  price: string
  /** The content of the QR code. */
  code: string
  /** Read aloud when a scanner fails. */
  barcode: string
  note: string | null
}

export interface TicketDocument {
  title: string
  madeAtMs: number
  sheets: readonly TicketSheet[]
}

/** One A4 page per ticket. */
export async function drawTickets({ title, madeAtMs, sheets }: TicketDocument): Promise<Buffer> {
  const info = { Title: title, Creator: 'Octavo', CreationDate: new Date(madeAtMs) }
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info,
    lang: 'en',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.5' as const,
  })
  const written = readAll(document)
  const typesetter = createTypesetter(document)
  for (const sheet of sheets) {
    document.addPage()
    drawSheet(document, typesetter, sheet)
  }
  document.end()
  return written
}

const left = 56
const width = 483
const codeSize = 196
const columnWidth = width - codeSize - 28
const pageBottom = 786

const dark = '#17202a'
const quiet = '#5b6672'
const accent = '#b3401f'

function drawSheet(document: PDFKit.PDFDocument, { setText }: Typesetter, sheet: TicketSheet): void {
  const mark = (tag: string, draw: () => void, alt?: string) =>
    document.addStructure(document.struct(tag, alt === undefined ? {} : { alt }, draw))

  document.rect(0, 0, 595.28, 10).fill(accent)
  let y = 64
  mark('H1', () => {
    y = setText(
      sheet.eventName,
      { x: left, y, width, maxLines: 3 },
      { size: 26, weight: 'bold', color: dark },
    )
  })
  mark('P', () => {
    y = setText(`by ${sheet.organizerName}`, { x: left, y: y + 2, width }, { size: 12, color: quiet })
  })
  document
    .moveTo(left, y + 14)
    .lineTo(left + width, y + 14)
    .lineWidth(0.75)
    .stroke('#cfd5db')
  const top = y + 32

  y = top
  for (const [label, text, maxLines] of factsOf(sheet)) {
    mark('P', () => {
      y = setText(label, { x: left, y, width: columnWidth }, { size: 9.5, weight: 'bold', color: accent })
      y = setText(text, { x: left, y, width: columnWidth, maxLines }, { size: 13, color: dark }) + 9
    })
  }

  const codeLeft = left + width - codeSize
  mark(
    'Figure',
    () => drawCode(document, sheet.code, codeLeft, top),
    `Square code of ticket ${sheet.barcode}`,
  )
  let below = top + codeSize + 4
  mark('P', () => {
    const box = { x: codeLeft, y: below, width: codeSize, maxLines: 2 }
    below = setText(inGroups(sheet.barcode), box, { size: 10.5, color: dark })
    below = setText(
      'Show this code at the entrance. It lets one person in, once.',
      { ...box, y: below + 4 },
      {
        size: 9,
        color: quiet,
      },
    )
  })

  const { note } = sheet
  if (!note) return
  const noteTop = Math.max(y, below) + 18
  mark('P', () => {
    const noteStyle = { size: 11, color: dark }
    const maxLines = Math.max(1, Math.floor((pageBottom - noteTop - 16) / (noteStyle.size * 1.35)))
    const textTop = setText(
      `From ${sheet.organizerName}`,
      { x: left, y: noteTop, width },
      {
        size: 9.5,
        weight: 'bold',
        color: accent,
      },
    )
    setText(note, { x: left, y: textTop + 2, width, maxLines }, noteStyle)
  })
}

type Fact = [label: string, text: string, maxLines: number]

function factsOf(sheet: TicketSheet): Fact[] {
  return [
    ['When', `${sheet.when}\n${sheet.zone}`, 5],
    ['Where', sheet.place.join('\n'), 6],
    ['Ticket', sheet.ticketClass, 2],
    ...(sheet.seat ? [['Seat', sheet.seat, 2] satisfies Fact] : []),
    ['Name', sheet.holder, 2],
    ['Order', sheet.order, 2],
    ['Price', sheet.price, 1],
  ]
}

function drawCode(document: PDFKit.PDFDocument, code: string, x: number, y: number): void {
  const { size, isDark } = qrModulesOf(code)
  const side = codeSize / size
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue
      const from = column
      while (column < size && isDark(row, column)) column++
      // Slightly enlarged, so that viewers show no gaps between modules.
      document.rect(x + from * side, y + row * side, (column - from) * side + 0.05, side + 0.05)
    }
  }
  document.fill('black')
}

function inGroups(barcode: string): string {
  return barcode.replace(/(\d{4})(?=\d)/g, '$1 ')
}

function readAll(document: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.on('end', () => resolve(Buffer.concat(chunks)))
  document.on('error', reject)
  return promise
}
