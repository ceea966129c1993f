import { buttonClass } from './button-class'

/** The button of a plain GET form that narrows a list, as high as its fields. */
export const FilterSubmit = ({ children }: { children: string }) => (
  <button
    type="submit"
    className={buttonClass(
      'secondary',
      'min-h-11! w-full rounded-md! px-4! py-2! text-[0.9375rem] xs:w-auto',
    )}
  >
    {children}
  </button>
)
