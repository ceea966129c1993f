import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServiceFile, serviceFile } from '@/lib/schemas/service-file'

const path = join('lib', 'server', 'seed', 'content', 'services', 'akta-kelahiran.json')

/** A service of the product's content with some fields changed, as an editor's file. */
export function serviceDraft(changes: Partial<ServiceFile> = {}): {
  service: ServiceFile
  text: string
} {
  const service = { ...serviceFile.parse(JSON.parse(readFileSync(path, 'utf8'))), ...changes }
  return { service, text: `${JSON.stringify(service, null, 2)}\n` }
}
