import type { ReactNode } from 'react'

// From 1280 to 1439 px the slim dock covers the right edge, above that the labelled one, 6rem wide; the content leaves room for both, also
// when enlarged text makes them wider. The header is above the dock and needs no room for it.
const besideDock =
  'xl:max-[90rem]:in-[:is(main,footer)]:ps-14 xl:max-[90rem]:in-[:is(main,footer)]:pe-16 ' +
  'min-[90rem]:in-[:is(main,footer)]:pe-[max(2rem,calc(7rem-max(0px,(100vw-80rem)/2)))]'

/** The centred content column: 1280 px wide, gutters 20, 24 and 32 px, and beside the dock as much as that needs. */
export function Container({
  children,
  className = '',
}: {
  children: ReactNode
  className?: string
}) {
  return (
    <div className={`mx-auto w-full max-w-[80rem] px-5 md:px-6 lg:px-8 ${besideDock} ${className}`}>
      {children}
    </div>
  )
}
