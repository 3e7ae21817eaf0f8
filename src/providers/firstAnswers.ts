import type { Answer } from '../api/answer';
import { httpRequest, type HttpRequest } from '../api/request';
import { isList, isObject, type Resource } from '../core/defineResource';
import type { FirstAnswers } from '../core/firstAnswers';
import { isPage, listBody } from '../core/resourceRequest';
import { listResponse, readObject } from './answers';

interface Sources {
  /** Returns the prefetched answer to a request, once. */
  readonly take: (request: HttpRequest) => Answer | undefined;
  readonly resources: readonly Resource[];
  readonly host: string;
  readonly token: string | null;
}

/** Returns undefined for an invalid answer: the query then sends the request again and reports the error. */
function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Creates the reader of prefetched answers, with the requests and parsers of the data provider. */
export function createFirstAnswers({ take, resources, host, token }: Sources): FirstAnswers {
  const find = (name: string) => resources.find((resource) => resource.name === name);
  return {
    list(name, page, params) {
      const list = find(name);
      if (!list || !isList(list) || !isPage(page)) return undefined;
      const answer = take(httpRequest(host, list.read, listBody(list, page, params), token));
      return answer && unlessBroken(() => listResponse(list, answer, page));
    },
    object(name) {
      const object = find(name);
      if (!object || !isObject(object) || object.idKey) return undefined;
      const answer = take(httpRequest(host, object.one, object.fixed, token));
      return answer && unlessBroken(() => ({ data: readObject(object, answer) }));
    },
  };
}
