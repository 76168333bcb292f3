import type { FastifyInstance } from 'fastify'

export function rofusRoutes(app: FastifyInstance, _sandbox: unknown): void {
  app.get('/rofus', () => 'ROFUS')
}
