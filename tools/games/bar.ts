const width = 30
const everyPlainLine = 60

/** How far a long run over many games has come: a bar on a terminal, now and then a line elsewhere. */
export function barOf(total: number) {
  let done = 0
  return {
    step(name: string): void {
      done += 1
      const blocks = '█'.repeat(Math.round((done / total) * width)).padEnd(width, '░')
      const text = `${blocks} ${done}/${total} ${name}`
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${text}`)
      else if (done % everyPlainLine === 0) process.stdout.write(`${text}\n`)
    },
    line(text: string): void {
      if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K')
      process.stdout.write(`${text}\n`)
    },
    /** Of the whole program, what it loaded included. */
    cpuSeconds(): number {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    },
  }
}
