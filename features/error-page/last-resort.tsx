'use client'

import { buttonClass } from '@/components/ui/button-class'

interface LastResortProps {
  error: unknown
  /** Path of the home page in the language of the page that failed. */
  home: string
}

/** What tells operators which failure it was: the mark under which the server logged it, else the name of the error. */
const detailsOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'Error'
  return 'digest' in error && typeof error.digest === 'string'
    ? error.digest
    : `${error.name}: ${error.message}`
}

/**
 * The second level: the error page itself has failed, so nothing of frame, languages or providers can be counted on. The wording is fixed
 * and English in both languages (specification, sections 2 and 8); an Indonesian sentence stands with it.
 */
export function LastResort({ error, home }: LastResortProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[44rem] flex-col items-center justify-center gap-4 px-5 py-18 text-center">
      <img src="/img/dialog-error.svg" alt="" width={220} height={160} />
      <h1 className="text-h2">An error occurred while showing the error page</h1>
      <p lang="id" className="text-text-2">
        Terjadi kesalahan saat menampilkan halaman kesalahan. Silakan kembali ke beranda.
      </p>
      <p className="text-small text-text-3">Details: {detailsOf(error)}</p>
      {/* A full load on purpose: what failed must not be carried along. */}
      <a href={home} className={buttonClass()}>
        Go back to home
      </a>
    </main>
  )
}
