const elementId = 'analytics-container'

/** Whether the container's script has been put into this document. */
export function hasContainer(): boolean {
  return document.getElementById(elementId) !== null
}

export function loadContainer(address: string): void {
  const script = document.createElement('script')
  script.id = elementId
  script.src = address
  script.async = true
  document.head.append(script)
}
