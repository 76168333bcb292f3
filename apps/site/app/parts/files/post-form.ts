/** An answer that came: `url` is where it came from, after any redirect. */
export interface FormAnswer {
  status: number
  url: string
  isJson: boolean
  text: string
}

interface PostOptions {
  /** How much of the form has left the browser, from 0 to 1, which `fetch` does not tell. */
  onProgress(share: number): void
  /** Ends the sending. */
  signal: AbortSignal
}

/** Posts a form. Rejects when no answer comes, or the signal ends it. */
export function postForm(
  address: string,
  form: FormData,
  { onProgress, signal }: PostOptions,
): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    const post = new XMLHttpRequest()
    const fail = () => reject(new Error(`${address} did not answer`))
    post.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    post.onload = () => {
      const isJson = post.getResponseHeader('content-type')?.includes('json') ?? false
      resolve({ status: post.status, url: post.responseURL, isJson, text: post.responseText })
    }
    post.onerror = fail
    post.onabort = fail
    signal.addEventListener('abort', () => post.abort(), { once: true })
    post.open('POST', address)
    post.send(form)
  })
}
