import type * as PdfLibrary from '@cantoo/pdf-lib'

/** Why a PDF is not taken. */
export type PdfRefusal = 'unreadable' | 'locked' | 'active'

export type RebuiltPdf =
  | { refusal: PdfRefusal }
  | { refusal: null; bytes: Uint8Array; isSignatureRemoved: boolean }

/**
 * Writes a PDF anew from the objects that were read and looked at, so that nothing of it is left that was not: pages, pictures, structure and
 * links; without names of authors, other metadata, comments, form fields and signatures, whose looks stay. What runs, opens other files
 * or carries them is refused.
 *
 * Runs in a thread as text (`clean-document.ts`), so it uses nothing from outside.
 */
export async function rebuildPdf(
  library: Pick<
    typeof PdfLibrary,
    | 'PDFArray'
    | 'PDFDict'
    | 'PDFDocument'
    | 'PDFHexString'
    | 'PDFName'
    | 'PDFRef'
    | 'PDFStream'
    | 'PDFString'
  >,
  bytes: Uint8Array,
  title: string,
): Promise<RebuiltPdf> {
  const { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFStream, PDFString } =
    library
  // Names of actions (ISO 32000-2, table 201), annotations and objects beside those that only lead somewhere.
  const refusedNames = new Set(
    (
      'JavaScript Launch GoToR GoToE SubmitForm ResetForm ImportData Rendition Movie Sound Screen GoTo3DView 3D ' +
      'RichMedia RichMediaExecute FileAttachment EmbeddedFile'
    ).split(' '),
  )
  const refusedKeys = ['JS', 'JavaScript', 'AA', 'EmbeddedFiles', 'EF', 'XFA', 'Collection']
  const keptOfCatalog = new Set(
    (
      'Type Version Pages PageLabels PageLayout PageMode Names Dests Outlines ViewerPreferences OpenAction Lang ' +
      'MarkInfo StructTreeRoot OCProperties OutputIntents'
    ).split(' '),
  )
  const name = (text: string) => PDFName.of(text)

  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    ignoreEncryption: true,
  })
  const { context } = document
  const { trailerInfo } = context
  if (document.isEncrypted || trailerInfo.Encrypt !== undefined) return { refusal: 'locked' }
  const dictOf = (object: unknown) =>
    object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : null
  const nameAt = (dict: PdfLibrary.PDFDict, key: string) => {
    const value = context.lookup(dict.get(name(key)))
    return value instanceof PDFName ? value.decodeText() : ''
  }

  const isRefused = (object: unknown, dict: PdfLibrary.PDFDict) => {
    const uri = context.lookup(dict.get(name('URI')))
    // A web link has text here, the list of links of a document a dictionary.
    const isLink = uri instanceof PDFString || uri instanceof PDFHexString
    return (
      refusedKeys.some((key) => dict.has(name(key))) ||
      ['S', 'Type', 'Subtype'].some((key) => refusedNames.has(nameAt(dict, key))) ||
      // The bytes of the stream would lie in another file.
      (object instanceof PDFStream && dict.has(name('F'))) ||
      (isLink && !/^(?:https?:|mailto:)/i.test(uri.decodeText().trim()))
    )
  }

  const pending: unknown[] = context.enumerateIndirectObjects().map(([, object]) => object)
  const dicts: PdfLibrary.PDFDict[] = []
  for (let object = pending.pop(); object !== undefined; object = pending.pop()) {
    const dict = dictOf(object)
    if (dict && isRefused(object, dict)) return { refusal: 'active' }
    if (dict) dicts.push(dict)
    pending.push(...(dict?.values() ?? (object instanceof PDFArray ? object.asArray() : [])))
  }

  // Everything is known to be harmless; what follows takes out what is nobody's business.
  let isSignatureRemoved = false
  for (const dict of dicts) {
    for (const key of ['Metadata', 'PieceInfo', 'LastModified']) dict.delete(name(key))
    const [type, kind] = [nameAt(dict, 'Type'), nameAt(dict, 'Subtype')]
    if (nameAt(dict, 'FT') === 'Sig' && dict.has(name('V'))) isSignatureRemoved = true
    if (!dict.has(name('Rect')) || (type !== 'Annot' && type !== '')) continue
    for (const key of ['T', 'Subj', 'M', 'CreationDate', 'NM', 'RC']) dict.delete(name(key))
    // A field is drawn by its appearance, which a stamp has, too.
    if (kind !== 'Widget') continue
    dict.set(name('Subtype'), name('Stamp'))
    for (const key of ['FT', 'V', 'DV', 'Parent', 'Kids', 'MK', 'TU', 'TM', 'Ff', 'DA'])
      dict.delete(name(key))
  }
  for (const page of document.getPages()) {
    const annotations = page.node.Annots()
    if (!annotations) continue
    for (let at = annotations.size() - 1; at >= 0; at -= 1) {
      const annotation = annotations.lookup(at)
      const isComment =
        annotation instanceof PDFDict && ['Text', 'Popup'].includes(nameAt(annotation, 'Subtype'))
      const place = annotations.get(at)
      if (isComment) annotations.remove(at)
      if (isComment && place instanceof PDFRef) context.delete(place)
    }
  }
  for (const key of document.catalog.keys())
    if (!keptOfCatalog.has(key.decodeText())) document.catalog.delete(key)
  delete trailerInfo.Info
  delete trailerInfo.ID

  const kept = new Set<string>()
  const queue: unknown[] = [trailerInfo.Root]
  for (let object = queue.pop(); object !== undefined; object = queue.pop()) {
    if (object instanceof PDFRef) {
      if (kept.has(object.tag)) continue
      kept.add(object.tag)
      queue.push(context.lookup(object))
    }
    queue.push(
      ...(dictOf(object)?.values() ?? (object instanceof PDFArray ? object.asArray() : [])),
    )
  }
  for (const [ref] of context.enumerateIndirectObjects())
    if (!kept.has(ref.tag)) context.delete(ref)
  if (document.getPageCount() === 0) return { refusal: 'unreadable' }
  document.setTitle(title, { showInWindowTitleBar: true })
  const rebuilt = await document.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
  })
  return { refusal: null, bytes: rebuilt, isSignatureRemoved }
}
