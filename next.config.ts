import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

const config: NextConfig = {
  // The HTTP entry compresses once per cached page; doing it per request costs milliseconds.
  compress: false,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  // The entry answers /en/ with the canonical address itself; Next keeps its default of no trailing slash.
  serverExternalPackages: ['libsql', 'pg', 'sharp', 'idn-area-data'],
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  experimental: { optimizePackageImports: ['@phosphor-icons/react'] },
  images: { unoptimized: true },
}

export default withNextIntl(config)
