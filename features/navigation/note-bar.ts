/** Look of the notes at the bottom of the window. On small screens the end of the row belongs to the button of the widgets. */
export const noteBar =
  'flex items-center gap-3 bg-night py-3 pe-24 huge-text:pe-11 ps-5 text-small font-medium text-white forced-colors:border-t md:ps-6 lg:ps-8 xl:pe-8'
