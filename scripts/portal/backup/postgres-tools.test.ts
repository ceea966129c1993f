import { expect, it } from 'vitest'
import { connectionSettings } from './postgres-tools'

it.each([
  [
    'postgres://portal:a%2Fb@db.example:5433/jabar?sslmode=require',
    {
      PGHOST: 'db.example',
      PGPORT: '5433',
      PGUSER: 'portal',
      PGPASSWORD: 'a/b',
      PGDATABASE: 'jabar',
      PGSSLMODE: 'require',
    },
  ],
  ['postgres://[2001:db8::1]/jabar', { PGHOST: '2001:db8::1', PGDATABASE: 'jabar' }],
  [
    'postgres:///jabar?host=/run/postgresql&port=5433&user=portal',
    { PGHOST: '/run/postgresql', PGPORT: '5433', PGUSER: 'portal', PGDATABASE: 'jabar' },
  ],
  [
    'postgres://db/jabar?sslmode=verify-full&sslrootcert=/etc/ca.pem&sslcert=/etc/own.pem&sslkey=/etc/own.key',
    {
      PGHOST: 'db',
      PGDATABASE: 'jabar',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/etc/ca.pem',
      PGSSLCERT: '/etc/own.pem',
      PGSSLKEY: '/etc/own.key',
    },
  ],
  // The driver trusts those whom the system trusts.
  [
    'postgres://db/jabar?sslmode=verify-full',
    { PGHOST: 'db', PGDATABASE: 'jabar', PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'system' },
  ],
  // A name of the driver's own; with a certificate beside it PostgreSQL's programs would compare one.
  [
    'postgres://db/jabar?sslmode=no-verify&sslrootcert=/etc/ca.pem',
    { PGHOST: 'db', PGDATABASE: 'jabar', PGSSLMODE: 'require' },
  ],
])('a backup reaches %s as the portal does', (address, settings) => {
  expect(connectionSettings(address)).toEqual(settings)
})
