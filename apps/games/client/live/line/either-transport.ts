import type { LineEnd, Transport } from './transport.ts'

/** So many lines in a row on which nothing was heard, and the other way is tried. */
const failuresMax = 2
/** From here on a code is the server's own: its messages pass. */
const ownCodes = 4_000

/**
 * Opens lines one way until two in a row say nothing, then the other way, by the same rule: a network
 * that lets no WebSocket through refuses it, or takes it and carries nothing.
 */
export function eitherTransport(first: Transport, second: Transport): Transport {
  let [way, other] = [first, second]
  let failures = 0
  const fail = () => {
    failures += 1
    if (failures < failuresMax) return
    ;[way, other] = [other, way]
    failures = 0
  }
  return {
    open(end) {
      let isUnheard = true
      const over = (code?: number) => {
        if (isUnheard && (code ?? 0) < ownCodes) fail()
        isUnheard = false
      }
      const heeded: LineEnd = {
        opened: () => end.opened(),
        message(text) {
          isUnheard = false
          failures = 0
          end.message(text)
        },
        closed(code) {
          over(code)
          end.closed(code)
        },
      }
      const line = way.open(heeded)
      return {
        ask: (ask) => line.ask(ask),
        close() {
          over()
          line.close()
        },
      }
    },
  }
}
