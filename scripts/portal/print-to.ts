/**
 * Writes lines to a stream. A reader such as `head` may leave before everything is written: the rest is for nobody, but the command goes on
 * and ends with its own exit code.
 * @param fail what becomes of any other failure of the stream
 */
export function printTo(stream: NodeJS.WritableStream, fail: () => void): (line: string) => void {
  let isRead = true
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') fail()
    isRead = false
  })
  return (line) => {
    if (isRead) stream.write(`${line}\n`)
  }
}
