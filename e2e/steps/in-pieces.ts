import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** The browser asks here for the next piece. */
const nextAddress = '/next-piece'

/** A site between a browser and our own: documents come from it piece by piece, all else as it is. */
export interface PieceByPiece extends AsyncDisposable {
  url: string
}

/** Sends each document of `site` in pieces of so many bytes, so that each half-read page is laid out. */
export async function sendInPieces(site: string, pieceBytes: number): Promise<PieceByPiece> {
  let sendNext: (() => void) | undefined
  const server = createServer((asked, answer) => {
    if (asked.url === nextAddress) {
      sendNext?.()
      return void answer.writeHead(204).end()
    }
    const headers = { ...asked.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    const onward = forward(new URL(asked.url ?? '/', site), { method: asked.method, headers })
    onward.on('response', async (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      const isDocument = `${given.headers['content-type']}`.startsWith('text/html')
      if (isDocument) sendNext = sender(answer, await wholeOf(given), pieceBytes)
      else given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Sends the first piece, which has the browser open the page, and each other one when it is called. */
function sender(answer: ServerResponse, html: Buffer, pieceBytes: number): () => void {
  let at = 0
  const send = () => {
    answer.write(html.subarray(at, at + pieceBytes))
    at += pieceBytes
    if (at >= html.length) answer.end()
  }
  send()
  return () => at < html.length && send()
}

/**
 * Runs in the page, before anything of it: asks for the next piece once what came is drawn. No page is drawn
 * before its head is there.
 */
export function askForPieces(): void {
  const ask = async () => {
    while (document.readyState === 'loading') {
      await fetch('/next-piece')
      if (document.body) await new Promise(requestAnimationFrame)
    }
  }
  void ask()
}

async function wholeOf(given: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of given) parts.push(part)
  return Buffer.concat(parts)
}
