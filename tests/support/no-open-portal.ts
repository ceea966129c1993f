// A process keeps what it opened for all its copies of a module; here many files share one process, and each opens its own.
for (const name of ['portal.handle', 'portal.purge', 'portal.gauges'])
  Reflect.deleteProperty(globalThis, Symbol.for(name))
