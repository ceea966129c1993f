import type { ArchiveFile } from '@/lib/server/content/types/archives'

export function pdfOf(
  item: Pick<ArchiveFile, 'created_at' | 'official'>,
  version: Pick<ArchiveFile['indonesian'], 'title' | 'description' | 'blocks'>,
  lang: 'id' | 'en',
): Promise<Buffer>
