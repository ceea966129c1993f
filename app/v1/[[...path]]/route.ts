import { api } from '@/lib/server/api/app'

/** Used only by `npm run dev`: server.ts serves the API without Next. */
const handle = (request: Request) => api.fetch(request)
export { handle as GET, handle as HEAD, handle as PATCH, handle as POST }
