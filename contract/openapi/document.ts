import { endpoints } from '../../src/api/endpoints';
import { UNAUTHORIZED } from '../../src/core/failure';
import type { JsonSchema } from '../../src/core/schema';
import * as registry from '../../src/resources';
import { isList, isObject, type Resource } from '../../src/core/defineResource';
import { everyCall, type ContractCall } from '../calls';
import { exampleOf, schemasIn, withReferences } from './schemas';

export type OpenApiDocument = ReturnType<typeof openApi>;
export type Operation = ReturnType<typeof operationOf>;

/** The error responses by status: an example of the message for the member, and what the status means. */
const errorResponses = {
  '400': ['The request is invalid', 'A value is missing, too long or of the wrong type'],
  '401': [UNAUTHORIZED, 'The token is missing, unknown or expired. The message is always this one'],
  '405': ["The path doesn't support this method", "The path doesn't support this method"],
  '413': ['The body is too large', 'The body is too large'],
  '429': ['Too many attempts', 'Too many attempts'],
  '500': ['The server failed to process the request', 'The server failed to process the request'],
} as const;

const openCalls = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));

const humanizeName = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** Returns the OpenAPI tag: 'tickets' for 'tickets.create', 'account' for a call without a resource. */
const tagOf = (use: string) => (use.includes('.') ? (use.split('.')[0] ?? use) : 'account');

function descriptionOf(resource: Resource | undefined): string {
  if (!resource) return 'Signing up, signing in, codes and a new password';
  if (isList(resource)) return `${resource.title}: a list`;
  return isObject(resource) ? 'One object' : 'An action';
}

function parametersOf({ request }: ContractCall) {
  return Object.entries(request.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: request.required?.includes(name) ?? false,
    schema: withReferences(schema, true),
  }));
}

const requestContent = (schema: JsonSchema) => ({
  'application/json': { schema: withReferences(schema, true), example: exampleOf(schema) },
});

const nameOf = ({ path }: ContractCall) => path.split('/').at(-1) ?? path;

function operationOf(call: ContractCall, calls: readonly ContractCall[]) {
  const { method, path, request, response, usedBy } = call;
  const name = nameOf(call);
  const isUnique = calls.filter((other) => nameOf(other) === name).length === 1;
  const open = openCalls.has(`${method} ${path}`);
  const hasBody = method !== 'GET' && Object.keys(request.properties ?? {}).length > 0;
  return {
    operationId: isUnique ? name : `${method.toLowerCase()}-${path.replaceAll('/', '-')}`,
    summary: `${humanizeName(name)}: ${usedBy.join(', ')}`,
    tags: [...new Set(usedBy.map(tagOf))],
    security: open ? [] : [{ token: [] }],
    ...(method === 'GET' && { parameters: parametersOf(call) }),
    ...(hasBody && { requestBody: { required: true, content: requestContent(request) } }),
    responses: {
      '200': {
        description: 'The result, or a message with success: false',
        content: {
          'application/json': {
            schema: { anyOf: [withReferences(response, false), { $ref: '#/components/schemas/Error' }] },
            example: exampleOf(response),
          },
        },
      },
      ...Object.fromEntries(
        Object.keys(errorResponses)
          .filter((status) => !open || status !== '401')
          .map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
      ),
    },
  };
}

const errorSchema = {
  type: 'object',
  properties: { success: { const: false }, message: { type: 'string', minLength: 1 } },
  required: ['success', 'message'],
};

/** Creates an OpenAPI 3.1 document of all API calls of the resources and of `endpoints`. */
export function openApi(all: readonly Resource[] = Object.values(registry)) {
  // Sort the resources, because the order of a module's exports depends on the tool that loads the module.
  const resources = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const calls = everyCall(resources);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const methods = (paths[`/${call.path}`] ??= {});
    methods[call.method.toLowerCase()] = operationOf(call, calls);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Member portal',
      version: '1.0.0',
      description:
        'The calls of the member portal. Every response is a JSON object with success and message; ' +
        'an error has success: false and says why. Lists take limit and skip, and respond with count. ' +
        'Authorization contains the token as it is, without a scheme.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host that serves this document' }],
    tags: [...new Set(calls.flatMap(({ usedBy }) => usedBy.map(tagOf)))].map((name) => ({
      name,
      description: descriptionOf(resources.find((resource) => resource.name === name)),
    })),
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of verifySignIn, as it is',
        },
      },
      schemas: { Error: errorSchema, ...schemasIn(paths) },
      responses: Object.fromEntries(
        Object.entries(errorResponses).map(([status, [message, description]]) => [
          `Error${status}`,
          {
            description,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                example: { success: false, message },
              },
            },
          },
        ]),
      ),
    },
  };
}
