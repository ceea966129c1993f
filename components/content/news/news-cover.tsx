interface NewsCoverProps {
  /** Address of the picture, drawn or not (`lib/cover`). */
  picture: string
  /** Corner shape and ratio. */
  className: string
  /** The picture that the reader waits for on this page. */
  isLead?: boolean
  /** Title of the page that the picture belongs to: people who save data are offered the picture under this name. */
  pageTitle?: string
}

/** The picture of an article, or its drawn cover. Decorative: the title beside it says what the article is. */
export function NewsCover({ picture, className, isLead = false, pageTitle }: NewsCoverProps) {
  return (
    <div className={`overflow-hidden bg-subtle ${className}`}>
      <img
        src={picture}
        alt=""
        width={640}
        height={400}
        loading={isLead ? 'eager' : 'lazy'}
        fetchPriority={isLead ? 'high' : 'auto'}
        decoding={isLead ? 'sync' : 'async'}
        data-lead-picture={pageTitle}
        className="size-full object-cover transition-transform duration-base ease-standard group-hover:scale-[1.02]"
      />
    </div>
  )
}
