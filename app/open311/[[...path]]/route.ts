export { GET, HEAD, PATCH, POST } from '@/app/v1/[[...path]]/route'
