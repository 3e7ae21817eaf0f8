import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { CannotStart, errorJson } from '../errors';
import { describeError } from '../domain/log';
import { inUrl } from './address';

export interface ListenOptions {
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly fetch: (
    request: Request,
    connection: HttpBindings | Http2Bindings,
  ) => Response | Promise<Response>;
  readonly log: (line: string) => void;
}

export interface Listening {
  readonly port: number;
  /** Stops accepting requests, waits up to 5 s for pending responses and closes every connection. */
  readonly close: () => Promise<void>;
}

/** How long `close` waits for pending responses, in ms. */
const CLOSE_TIMEOUT_MS = 5000;

/** The time limits of a connection, in ms. */
const TIMEOUTS = {
  // Node's defaults let a slow client hold a socket for minutes, so an attacker could cheaply hold thousands.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_500,
  // Longer than clients keep an idle connection: a request on a connection that was just closed would fail.
  keepAliveTimeout: 310_000,
};

function toCannotStart(error: unknown, host: string, port: number): CannotStart {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new CannotStart(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port < 65_535 ? port + 1 : port - 1}`,
    );
  return new CannotStart(`The sandbox could not listen on ${inUrl(host)}:${port}: ${message}`, {
    cause: error,
  });
}

/** Serves HTTP on a host and port. Throws CannotStart when the server cannot listen there. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { host, fetch, log } = options;
  const handleRequest = getRequestListener(fetch, {
    hostname: host,
    errorHandler: (error) => {
      if (error instanceof RequestError) return errorJson('The URL of the request is invalid', 400);
      log(`A request failed: ${describeError(error)}`);
      return errorJson('Something went wrong on the server', 500);
    },
  });
  const server = createServer(TIMEOUTS, (request, response) => void handleRequest(request, response));
  const pending = new Set<ServerResponse>();
  let closing = false;
  const endIfDone = () => {
    if (closing && pending.size === 0) server.closeAllConnections();
  };
  server.on('request', (_, response: ServerResponse) => {
    pending.add(response);
    response.once('close', () => {
      pending.delete(response);
      endIfDone();
    });
  });
  try {
    server.listen(options.port, host);
    await once(server, 'listening');
  } catch (error) {
    throw toCannotStart(error, host, options.port);
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      closing = true;
      const closed = once(server, 'close');
      server.close();
      AbortSignal.timeout(CLOSE_TIMEOUT_MS).addEventListener('abort', () => server.closeAllConnections());
      endIfDone();
      await closed;
    },
  };
}
