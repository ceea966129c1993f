import { api } from '@/lib/server/api/app'

/** Only `npm run dev` comes here: server.ts answers without Next. */
const handle = (request: Request) => api.fetch(request)
export { handle as GET, handle as HEAD, handle as PATCH, handle as POST }
