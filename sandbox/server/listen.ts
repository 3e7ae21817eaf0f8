import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { CannotStart } from '../cannotStart';
import { describeError } from '../domain/log';

export interface ListenOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly fetch: (
    request: Request,
    connection: HttpBindings | Http2Bindings,
  ) => Response | Promise<Response>;
  readonly log: (line: string) => void;
  /** How long, in ms, a client may take to send the head of a request. */
  readonly headersTimeout?: number;
  /** The same of a whole request. */
  readonly requestTimeout?: number;
}

export interface Listening {
  readonly port: number;
  /** Takes no more calls, lets those under way be answered (for some seconds) and ends every connection. */
  readonly close: () => Promise<void>;
}

/** How long a stop waits for answers under way, in ms. */
const GRACE = 5000;

const refusal = (message: string, status: number) => Response.json({ success: false, message }, { status });

function inWords(error: unknown, host: string, port: number): CannotStart {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new CannotStart(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}`);
  return new CannotStart(`The sandbox could not listen on ${host}:${port}: ${message}`, { cause: error });
}

/** Serves HTTP on an address; throws CannotStart where that cannot be had. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { host, fetch, log, headersTimeout = 10_000, requestTimeout = 30_000 } = options;
  const answer = getRequestListener(fetch, {
    hostname: host,
    errorHandler: (error) => {
      if (error instanceof RequestError) return refusal('The address of the request makes no sense', 400);
      log(`A request failed: ${describeError(error)}`);
      return refusal('Something went wrong on the server', 500);
    },
  });
  const timeouts = {
    // A socket that dribbles its request would be held for minutes otherwise, and thousands cost nothing.
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval: headersTimeout / 4,
    // Longer than a client keeps an idle connection: a call on one that was just closed would fail.
    keepAliveTimeout: 310_000,
  };
  const server = createServer(timeouts, (request, response) => void answer(request, response));
  const answering = new Set<ServerResponse>();
  let closing = false;
  const endIfDone = () => {
    if (closing && answering.size === 0) server.closeAllConnections();
  };
  server.on('request', (_, response: ServerResponse) => {
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      endIfDone();
    });
  });
  try {
    server.listen(options.port, host);
    await once(server, 'listening');
  } catch (error) {
    throw inWords(error, host, options.port);
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      closing = true;
      const closed = once(server, 'close');
      server.close();
      const limit = setTimeout(() => server.closeAllConnections(), GRACE);
      endIfDone();
      await closed;
      clearTimeout(limit);
    },
  };
}
