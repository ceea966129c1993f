import { api } from '@/lib/server/api/app'

/** Only `npm run dev` comes here: server.ts answers without Next. */
const answer = (request: Request) => api.fetch(request)
export { answer as GET, answer as HEAD, answer as PATCH, answer as POST }
