// The older address of the same call (contract 3.4).
export { PATCH } from '@/app/v1/public/news/[id]/share/route'
