import type { SuperApp } from '@/lib/schemas/super-app'

/** The questions of the page as schema.org's FAQPage. */
export const faqJsonLd = (faq: SuperApp['faq']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The app as schema.org's MobileApplication; it costs nothing. */
export const appJsonLd = (name: string, { lead, stores }: SuperApp) => ({
  '@context': 'https://schema.org',
  '@type': 'MobileApplication',
  name,
  description: lead,
  operatingSystem: 'Android, iOS',
  applicationCategory: 'GovernmentApplication',
  installUrl: [stores.google_play, stores.app_store],
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'IDR' },
})
