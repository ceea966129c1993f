import { buttonClass } from './button-class'

interface FilterSubmitProps {
  /** Beside a single field, also on phones; else it has a line of its own there. */
  isBeside?: boolean
  children: string
}

/** The button of a plain GET form that narrows a list, as high as its fields. */
export const FilterSubmit = ({ isBeside = false, children }: FilterSubmitProps) => (
  <button
    type="submit"
    className={buttonClass(
      'secondary',
      `min-h-11! rounded-md! px-4! py-2! text-[0.9375rem] ${isBeside ? '' : 'w-full xs:w-auto'}`,
    )}
  >
    {children}
  </button>
)
