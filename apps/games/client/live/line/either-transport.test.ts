import { expect, test } from 'vitest'
import { eitherTransport } from './either-transport.ts'
import { HandTransport, state } from './test-line.ts'

function ways() {
  const [socket, stream] = [new HandTransport(), new HandTransport()]
  const transport = eitherTransport(socket, stream)
  const open = () =>
    transport.open({ opened: () => undefined, message: () => undefined, closed: () => undefined })
  const counts = () => [socket.lines.length, stream.lines.length]
  return { socket, stream, open, counts }
}

test('[LV48] two WebSockets in a row that tell nothing, and the next line is a stream', () => {
  const { socket, stream, open, counts } = ways()
  open()
  socket.last.end.closed(1006)
  // One that was taken, and carries nothing: the line itself is closed for it.
  open()
  socket.last.end.opened()
  expect(counts()).toEqual([2, 0])
  socket.last.end.closed(undefined)
  open()
  stream.tell(state)
  stream.last.end.closed(undefined)
  open()
  expect(counts()).toEqual([2, 2])
})

test('[LV48] a line given up unheard counts, one that was heard or refused does not', () => {
  const { socket, stream, open, counts } = ways()
  for (let nth = 0; nth < 3; nth += 1) {
    open()
    socket.tell(state)
    socket.last.end.closed(1006)
    open()
    socket.last.end.closed(4429)
  }
  expect(counts()).toEqual([6, 0])
  open().close()
  open().close()
  open().close()
  open().close()
  expect(counts()).toEqual([8, 2])
  open()
  expect([stream.last.isClosed, counts()]).toEqual([true, [9, 2]])
})
