import type { ReactNode } from 'react'

interface SingleSheetProps {
  /** Address of a decorative drawing. */
  picture: string
  heading: string
  text: ReactNode
  children?: ReactNode
}

/** The only card of a page with a single question or message. */
export function SingleSheet({ picture, heading, text, children }: SingleSheetProps) {
  return (
    <div className="mx-auto w-full max-w-[44rem] px-5 py-10 md:py-14">
      <div className="rounded-card bg-surface px-5 py-8 shadow-0 sm:px-10 forced-colors:border">
        <img src={picture} alt="" width={220} height={160} className="mx-auto w-55" />
        <h1 className="mt-4 text-center text-h2">{heading}</h1>
        <p className="mt-3 text-center text-text-2">{text}</p>
        {children}
      </div>
    </div>
  )
}
