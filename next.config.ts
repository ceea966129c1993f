import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

// Messages are compiled while building: the parser of the message format stays out of the browser (5 KB brotli on every page).
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: ['id', 'en'], precompile: true },
  },
})

const config: NextConfig = {
  // The HTTP entry compresses once per cached page; doing it per request costs milliseconds.
  compress: false,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  // The entry answers /en/ with the canonical address itself; Next keeps its default of no trailing slash.
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    'libsql',
    'pg',
    'sharp',
    'idn-area-data',
    'nodemailer',
    'pdfkit',
    'zod',
  ],
  // Types are a check of their own over the whole project; here they would be checked a second time, a quarter of the build.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Worth 194 MB and a quarter of a first build, for the next one: a developer rebuilds in a third of the time, CI never does.
    turbopackFileSystemCacheForBuild: process.env.CI === undefined,
    // Loading the modules of all pages at once is most of a start; the entry loads them after it listens (server.ts).
    preloadEntriesOnStart: false,
    optimizePackageImports: ['@phosphor-icons/react'],
    // One page is kept: the one on show. A page left is unmounted (as long as Cache Components stay off), a link to it asks the server
    // again, and a page fetched ahead is forgotten after as long as the entry calls it fresh. Only its data waits for the way back.
    staleTimes: { dynamic: 0, static: 60 },
  },
  images: { unoptimized: true },
}

export default withNextIntl(config)
