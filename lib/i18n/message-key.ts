import type { useTranslations } from 'next-intl'

/** Full key of a message, `home.widget.loading`: for tables of messages. */
export type MessageKey = Parameters<ReturnType<typeof useTranslations<never>>>[0]

/** Name of a message within the menus' items, `news.items.ekonomi.title`. */
export type MenuItemKey = Parameters<ReturnType<typeof useTranslations<'menu-items'>>>[0]
