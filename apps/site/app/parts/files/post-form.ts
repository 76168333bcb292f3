/** An answer that came: `url` is where it came from, after any redirect. */
export interface FormAnswer {
  status: number
  url: string
  isJson: boolean
  text: string
}

/**
 * Posts a form and tells how much of it has left the browser, as a share from 0 to 1, which `fetch` does
 * not. Rejects when no answer comes.
 */
export function postForm(
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    const post = new XMLHttpRequest()
    post.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    post.onload = () => {
      const isJson = post.getResponseHeader('content-type')?.includes('json') ?? false
      resolve({ status: post.status, url: post.responseURL, isJson, text: post.responseText })
    }
    post.onerror = () => reject(new Error(`${address} did not answer`))
    post.open('POST', address)
    post.send(form)
  })
}
