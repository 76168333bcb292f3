export function messageRoutes(..._: unknown[]): () => void {
  return () => undefined
}
