# Portal Jabar in a container: built with everything, run with what the running portal needs and nothing else.
ARG NODE_IMAGE=node:24.22.1-trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && rm -rf .next/cache .next/dev

FROM ${NODE_IMAGE} AS packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
# pg_dump, pg_restore and psql for "backup" and "restore" on PostgreSQL; their version must not be older than the server's.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /portal
# Two heaps of the C library instead of one for each thread, and pixels outside them: cleaned photos give their memory back.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
# What Node has compiled once serves each later start of the container; where the folder cannot be written, it goes without.
ENV NODE_COMPILE_CACHE=/tmp/portal-code
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /portal/node_modules ./node_modules
COPY --from=build /portal/package.json /portal/next.config.ts /portal/tsconfig.json ./
COPY --from=build /portal/public ./public
COPY --from=build /portal/lib/server/seed/content ./lib/server/seed/content
COPY --from=build /portal/.next ./.next
COPY --from=build /portal/dist ./dist
# The one folder that is written to; everything else stays root's.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Alive, not ready: a portal whose database is away must not be killed for it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/v1/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.mjs"]
