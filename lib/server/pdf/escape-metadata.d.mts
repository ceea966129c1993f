export function escapeMetadata(doc: PDFKit.PDFDocument): void
