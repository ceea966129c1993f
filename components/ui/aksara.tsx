/** The motto of the province, Gemah Ripah Répéh Rapih. */
export const mottoAksara = 'ᮌᮨᮙᮂ ᮛᮤᮕᮂ ᮛᮦᮕᮦᮂ ᮛᮕᮤᮂ'

/**
 * Sundanese script as ornament beside Latin text that says the same. Drawn by CSS from an attribute, so that neither
 * screen readers nor the accessible name of a surrounding link contain it.
 */
export function Aksara({ text, className = '' }: { text: string; className?: string }) {
  return (
    <span aria-hidden="true" lang="su-Sund" data-aksara={text} className={`aksara ${className}`} />
  )
}
