import { fileEnding, type FileType, typeOfEnding } from '@/lib/server/media/file-type'
import { linesOfFile, writeLines } from './line-file'

/** A photo or document that a database names. */
export interface NamedPhoto {
  id: string
  type: FileType
  /** Of its bytes, hex. */
  sha256: string
  size: number
}

/** The photos of a database, by checksum, in a file: at a million of them the list does not belong in memory. */
export interface PhotoList {
  file: string
  count: number
  /** Bytes of all of them. */
  bytes: number
}

/** Writes a list from photos in the order of their checksums. */
export function writePhotoList(
  file: string,
  photos: AsyncIterable<NamedPhoto> | Iterable<NamedPhoto>,
): Promise<PhotoList> {
  return writeLines(file, async (add) => {
    const list = { file, count: 0, bytes: 0 }
    for await (const { id, type, sha256, size } of photos) {
      list.count += 1
      list.bytes += size
      add(`${sha256} ${id} ${fileEnding(type)} ${size}\n`)
    }
    return list
  })
}

/** The photos of a list, in the order of their checksums. */
export async function* photosOf({ file }: Pick<PhotoList, 'file'>): AsyncGenerator<NamedPhoto> {
  for await (const line of linesOfFile(file)) {
    const [sha256 = '', id = '', ending, size] = line.split(' ')
    yield { id, sha256, type: typeOfEnding(ending) ?? 'image/jpeg', size: Number(size) }
  }
}
