import { Problem } from '@/lib/errors'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { documentMaxBytes } from '@/lib/schemas/limits'

/** The only purpose photos are accepted for (contract 2.5). */
const uploadDomain = 'aduan-warga'
/** Room for the form around the file, bytes (security file, section 2). */
const formRoomBytes = 16_384

/** The maximum of common file systems; longer names are cut. */
const fileNameMaxLength = 255

interface Upload {
  maxBytes: number
  /** Named after the form's rules. */
  sizeRule: string
}
const photo: Upload = { maxBytes: photoMaxBytes, sizeRule: 'photoSize' }
const document: Upload = { maxBytes: documentMaxBytes, sizeRule: 'documentSize' }
/** Largest body with a document, bytes. */
export const documentFormMaxBytes = documentMaxBytes + formRoomBytes

export interface UploadedFile {
  bytes: Uint8Array
  originalName: string
}

const tooLarge = ({ sizeRule }: Upload) =>
  new Problem('PAYLOAD_TOO_LARGE', { fields: { file: [{ rule: sizeRule }] } })
const wrong = (field: string, rule: string) =>
  new Problem('VALIDATION_FAILED', { fields: { [field]: [{ rule }] } })

/** Counts while reading, because Content-Length may be missing or wrong. */
async function readLimited(request: Request, upload: Upload): Promise<Uint8Array<ArrayBuffer>> {
  const maxBytes = upload.maxBytes + formRoomBytes
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(upload)
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let received = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    received += value.byteLength
    if (received > maxBytes) {
      await reader.cancel()
      throw tooLarge(upload)
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(received)
  let place = 0
  for (const chunk of chunks) {
    bytes.set(chunk, place)
    place += chunk.byteLength
  }
  return bytes
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new Problem('UNREADABLE_BODY')
  }
}

async function readUploadForm(request: Request, upload: Upload): Promise<FormData> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new Problem('UNSUPPORTED_MEDIA_TYPE')
  return parseForm(await readLimited(request, upload), contentType)
}

/**
 * A multipart form with room for one photo.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE (no multipart form), PAYLOAD_TOO_LARGE, UNREADABLE_BODY
 */
export const readPhotoForm = (request: Request) => readUploadForm(request, photo)
/** The same for one document. */
export const readDocumentForm = (request: Request) => readUploadForm(request, document)

async function fileOf(form: FormData, upload: Upload): Promise<UploadedFile> {
  const [file, ...others] = form.getAll('file')
  if (!(file instanceof File) || others.length > 0) throw wrong('file', 'required')
  if (file.size > upload.maxBytes) throw tooLarge(upload)
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    originalName: file.name.slice(0, fileNameMaxLength),
  }
}

/** The one photo in the field `file`. @throws Problem VALIDATION_FAILED, PAYLOAD_TOO_LARGE */
export const photoOf = (form: FormData) => fileOf(form, photo)
/** Bytes of the one document in the field `file`. @throws Problem VALIDATION_FAILED, PAYLOAD_TOO_LARGE */
export const documentOf = async (form: FormData) => (await fileOf(form, document)).bytes

/**
 * Takes the one photo out of an upload: multipart field `file`, with `domain=aduan-warga` in the query or the form.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE (no multipart form), PAYLOAD_TOO_LARGE, UNREADABLE_BODY, VALIDATION_FAILED
 */
export async function readUpload(request: Request): Promise<UploadedFile> {
  const form = await readPhotoForm(request)
  const domains = [...new URL(request.url).searchParams.getAll('domain'), ...form.getAll('domain')]
  if (domains.length === 0) throw wrong('domain', 'required')
  if (domains.some((domain) => domain !== uploadDomain)) throw wrong('domain', 'unknownChoice')
  return photoOf(form)
}
