# syntax=docker/dockerfile:1
# Builds once, and holds what `npm run package` puts in a folder: the same tree that a bare server runs.
FROM node:24-trixie-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run package -- /image

FROM debian:trixie-slim
# `pg_dump` and `pg_restore`, for backups of a PostgreSQL of version 17 or older.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
# A new volume takes over who owns the folder that it is mounted on; one that is not in the image belongs to root.
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin elke && install --directory --owner=elke --mode=700 /data /backups
COPY --from=build /image /app
WORKDIR /app
# The C library is told to keep less for itself (docs/decisions/0009-memory-on-a-small-server.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=16384
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data PATH=/app/bin:$PATH
USER 10001
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "scripts/check-health.mjs"]
CMD ["node", "--max-semi-space-size=4", "--flush-baseline-code", "--bytecode-old-age=1", "dist/server/entry.mjs"]
